import type { ReactNode } from 'react';
import { proseStyle, wideTable } from './prose-style.ts';
import { styled } from '../foundation/theme.ts';
import { useOverflow } from '../hooks/use-overflow.ts';

/** Text that the server wrote, in the kit's type. What it is given must be safe to show. */
export function ServedHtml({ children }: { children: ReactNode }) {
  return <Prose>{children}</Prose>;
}

/** A table that scrolls sideways by itself where it is wider than its place; then the keyboard reaches it, under its name. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  const { box, overflows } = useOverflow();
  return (
    <Scroller ref={box} {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
      {children}
    </Scroller>
  );
}

/** Figures that stay on one line. */
export const Figures = styled('span', { whiteSpace: 'nowrap' });

const Prose = styled('div', proseStyle);

const Scroller = styled('div', wideTable);
