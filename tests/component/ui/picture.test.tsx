// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ContentPicture, type ContentPictureProps } from '#src/ui/media/ContentPicture.tsx';
import { KeyVisual } from '#src/ui/page/KeyVisual.tsx';
import { Picture } from '#src/ui/media/Picture.tsx';
import { getCssText } from '#src/ui/foundation/theme.ts';
import { pictures } from '#contract/site/pictures.ts';

afterEach(cleanup);

const pictureProps = { alt: '호수', sizes: '100vw', width: 1920, height: 1080 } satisfies Partial<ContentPictureProps>;

test('a known picture has both formats and every width, and its colour as a background', () => {
  render(<ContentPicture {...pictureProps} file="kv-deck-1920.webp" />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: '호수' });
  expect([image.getAttribute('src'), image.width, image.height, image.getAttribute('loading')]).toEqual([
    '/images/kv-deck-960.webp',
    1920,
    1080,
    'lazy',
  ]);
  expect(getCssText()).toContain(
    `.${[...image.classList].at(-1)} { background-color: ${rgbOf(pictures['kv-deck'][3])}; }`,
  );
  expect(sources()).toEqual([
    [
      null,
      'image/avif',
      '/images/kv-deck-960.avif 960w, /images/kv-deck-1440.avif 1440w, /images/kv-deck-1920.avif 1920w',
    ],
    [
      null,
      'image/webp',
      '/images/kv-deck-960.webp 960w, /images/kv-deck-1440.webp 1440w, /images/kv-deck-1920.webp 1920w',
    ],
  ]);
});

test('a picture of another name is served from its file', () => {
  render(<Picture name="moonpine" alt="" sizes="1px" />);
  expect(sources()[0]?.[2]).toBe(
    '/images/kv-moonpine-portrait-480.avif 480w, /images/kv-moonpine-portrait-900.avif 900w',
  );
});

test('the mobile layout has its own crop, by default or explicitly', () => {
  for (const mobile of [{ mobileCrop: 'portrait' }, { mobileFile: 'kv-dawn-900.webp' }] as const) {
    render(<ContentPicture {...pictureProps} file="kv-dawn-1920.webp" {...mobile} />);
    expect(sources()[0]).toEqual([
      '(max-width: 1025px)',
      'image/avif',
      '/images/kv-dawn-portrait-480.avif 480w, /images/kv-dawn-portrait-900.avif 900w',
    ]);
    cleanup();
  }
});

test('a picture above the fold is fetched at once', () => {
  render(<ContentPicture {...pictureProps} file="kv-dawn" priority />);
  const image = screen.getByRole<HTMLImageElement>('img');
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test.each([
  ['여름 축제.jpg', '/images/%EC%97%AC%EB%A6%84%20%EC%B6%95%EC%A0%9C.jpg'],
  ['https://cdn.test/summer.jpg', 'https://cdn.test/summer.jpg'],
])('an operator’s own file %s reserves its space while loading', (file, url) => {
  render(<ContentPicture {...pictureProps} file={file} mobileFile="small.jpg" />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: '호수' });
  expect([image.getAttribute('src'), image.width, image.height, image.getAttribute('loading')]).toEqual([
    url,
    1920,
    1080,
    'lazy',
  ]);
  expect(sources()).toEqual([['(max-width: 1025px)', null, '/images/small.jpg']]);
});

test('a file that fails to load leaves its text on a quiet surface; another file is tried again', () => {
  const { rerender } = render(<ContentPicture {...pictureProps} file="lost.jpg" />);
  fireEvent.error(screen.getByRole('img'));
  const surface = screen.getByRole<HTMLImageElement>('img', { name: '호수' });
  expect([surface.src.startsWith('data:image/gif'), surface.parentElement?.dataset['alt']]).toEqual([true, '호수']);
  rerender(<ContentPicture {...pictureProps} file="found.jpg" />);
  expect(screen.getByRole('img', { name: '호수' }).getAttribute('src')).toBe('/images/found.jpg');
});

test('a forbidden URL is never requested', () => {
  render(<ContentPicture {...pictureProps} file="http://cdn.test/a.jpg" />);
  expect(screen.getByRole<HTMLImageElement>('img', { name: '호수' }).src).toMatch(/^data:/);
});

test('a key visual has the files of its table', () => {
  const picture = (
    <ContentPicture
      {...pictureProps}
      file="kv-deck-1920.webp"
      mobileFile="kv-deck-1920.webp"
      crop="wide"
      mobileCrop="portrait"
      priority
    />
  );
  render(
    <KeyVisual
      eyebrow="Story"
      title="스토리"
      breadcrumb={{ homeHref: '/', segments: ['소개', '스토리'] }}
      picture={picture}
    />,
  );
  expect(sources().map(([media, , set]) => [media, set?.split(' ')[0]])).toEqual([
    ['(max-width: 1025px)', '/images/kv-deck-portrait-480.avif'],
    ['(max-width: 1025px)', '/images/kv-deck-portrait-480.webp'],
    [null, '/images/kv-deck-960.avif'],
    [null, '/images/kv-deck-960.webp'],
  ]);
});

const sources = () =>
  [...document.querySelectorAll('source')].map((source) =>
    ['media', 'type', 'srcset'].map((name) => source.getAttribute(name)),
  );

const rgbOf = (hex: string) =>
  `rgb(${[1, 2, 3].map((digit) => Number.parseInt(hex.charAt(digit), 16) * 17).join(', ')})`;
