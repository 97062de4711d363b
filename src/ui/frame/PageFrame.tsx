import type { ReactNode } from 'react';
import { styled } from '../foundation/theme.ts';
import { words } from '../foundation/words.ts';

export type PageFrameProps = {
  /** Above the header, and gone with the first scroll. */
  banner?: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** Header, the page itself as `main`, footer; the first stop of the keyboard skips to the page. */
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

const Frame = styled('div', { position: 'relative', display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** At least a screen high, so that nothing below it moves while a page is on its way. */
const Main = styled('main', { flex: 1, minHeight: '100dvh', '@print': { minHeight: 0 } });

const Skip = styled('a', {
  position: 'absolute',
  zIndex: '$skip',
  top: '$2',
  left: '$2',
  padding: '.75rem 1.25rem',
  backgroundColor: '$hanji',
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
});
