// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SiteHeader } from '#src/ui/frame/SiteHeader.tsx';
import { declared } from './lib/declared.ts';

afterEach(cleanup);

const positionOf = (isLoose: boolean) => {
  render(
    <SiteHeader
      variant="over"
      isLoose={isLoose}
      wordmark={{ name: '오크', latin: 'OAK', href: '/' }}
      navigation={null}
      utilities={null}
      isMenuOpen={false}
      onMenu={() => {}}
    />,
  );
  return declared(screen.getByRole('banner'), 'position');
};

test('the header over a picture stays at the edge of the window', () => expect(positionOf(false)).toBe('sticky'));

test('until the scroll position is known it scrolls away with the picture, instead of being light on light paper', () =>
  expect(positionOf(true)).toBe('relative'));
