import type { ReactNode } from 'react';
import { proseStyle, wideTable } from './prose-style.ts';
import { styled } from './theme.ts';

/** Text that the server wrote, in the kit's type. What it is given must be safe to show. */
export function ServedHtml({ children }: { children: ReactNode }) {
  return <Prose>{children}</Prose>;
}

/** A table wider than a phone: it scrolls sideways by itself, by keyboard too. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Scroller role="region" aria-label={label} tabIndex={0}>
      {children}
    </Scroller>
  );
}

const Prose = styled('div', proseStyle);

const Scroller = styled('div', wideTable);
