import type { ReactNode } from 'react';
import { proseStyle, wideTable } from './prose-style.ts';
import { styled } from '../foundation/theme.ts';
import { useOverflow } from '../hooks/use-overflow.ts';

/** Applies the typography of the design system to HTML content from the server. The children must be sanitised. */
export function ServedHtml({ children }: { children: ReactNode }) {
  return <Prose>{children}</Prose>;
}

/**
 * Scroll container for a table. If the table is wider than the container, it is focusable and has the label, so that
 * keyboard users can scroll it.
 */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  const { box, overflows } = useOverflow();
  return (
    <Scroller ref={box} {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
      {children}
    </Scroller>
  );
}

/** Numbers that do not wrap. */
export const Figures = styled('span', { whiteSpace: 'nowrap' });

const Prose = styled('div', proseStyle);

const Scroller = styled('div', wideTable);
