import type { ReactNode } from 'react';
import { styled } from '../foundation/theme.ts';
import { words } from '../foundation/words.ts';

export type PageFrameProps = {
  /** Above the header; scrolls away with the page. */
  banner?: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** Header, `main` and footer; the first focusable element is a link that skips to `main`. */
export function PageFrame({ banner, header, footer, children }: PageFrameProps) {
  return (
    <Frame>
      <Skip href="#main">{words.skip}</Skip>
      {banner}
      {header}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {footer}
    </Frame>
  );
}

const Frame = styled('div', { position: 'relative', display: 'flex', flexDirection: 'column', minHeight: '$viewport' });

/** At least as tall as the viewport, so that the footer does not shift into view while a page is loading. */
const Main = styled('main', { flex: 1, minHeight: '$viewport', '@print': { minHeight: 0 } });

const Skip = styled('a', {
  position: 'absolute',
  zIndex: '$skip',
  top: '$2',
  left: '$2',
  padding: '.75rem 1.25rem',
  backgroundColor: '$hanji',
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
});
