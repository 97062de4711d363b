import type { ReactNode } from 'react';
import { proseStyle, wideTable } from './prose-style.ts';
import { styled } from './theme.ts';
import { useOverflow } from './use-overflow.ts';

export type ServedHtmlProps = {
  /** Nothing to show yet: its place is kept. */
  isPending?: boolean;
  children: ReactNode;
};

/** Text that the server wrote, in the kit's type. What it is given must be safe to show. */
export function ServedHtml({ isPending = false, children }: ServedHtmlProps) {
  return <Prose isPending={isPending}>{children}</Prose>;
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

const Prose = styled('div', proseStyle, { variants: { isPending: { true: { minHeight: '12rem' }, false: {} } } });

const Scroller = styled('div', wideTable);
