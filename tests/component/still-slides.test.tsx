import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SlideShow } from '#src/shared/carousel/SlideShow.tsx';
import { useCarousel } from '#src/shared/carousel/use-carousel.ts';

const slides = [1, 2].map((id) => ({ id, title: `풍경 ${id}`, picture: null }));

function Slides() {
  const actor = useCarousel({ count: slides.length, interval: 5_000 });
  return <SlideShow actor={actor} label="풍경" slides={slides} aside={<a href="#story">스토리</a>} />;
}

test('with reduced motion the slides pause after hydration, as the same elements, with the focus', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Slides />);
  const link = screen.getByRole('link', { name: '스토리' });
  link.focus();
  await act(async () => void hydrateRoot(root, <Slides />));
  expect([screen.getByRole('link', { name: '스토리' }) === link, document.activeElement === link]).toEqual([
    true,
    true,
  ]);
  expect(screen.getByRole('button', { name: '자동 넘김 시작' })).toBeTruthy();
});
