import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { xssVectors } from '#tests/fixtures/xss-vectors.ts';
import { strangers } from './lib/strangers.ts';

/** As if the sanitiser let everything through. */
vi.mock('#src/shared/served-html/sanitized.ts', () => ({
  sanitized: (html: string) => {
    const tree = new DocumentFragment();
    tree.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
    return tree;
  },
}));

test.each(xssVectors.map((html) => [html]))('making elements anew lets nothing that runs through by itself: %s', (html) => {
  expect(strangers(render(<ServedDocument html={html} />).container)).toEqual([]);
});
