import type { ReactNode } from 'react';
import { styled } from '../foundation/theme.ts';

export type FilterBandProps = {
  /** Accessible name of the form. */
  label: string;
  /** Predefined choices above the fields, such as a `ToggleRow`. */
  quick?: ReactNode;
  /** Fields side by side; a `FieldGroup` spans two columns. */
  children: ReactNode;
  /** The submit button, with `isWide`. */
  submit: ReactNode;
  onSubmit: () => void;
};

/** Band above a list with the form that filters it. */
export function FilterBand({ label, quick, children, submit, onSubmit }: FilterBandProps) {
  return (
    <Band
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {quick}
      <Line>
        <Fields>{children}</Fields>
        <Submit>{submit}</Submit>
      </Line>
    </Band>
  );
}

/** In the mobile layout the band extends to both edges of the window. */
const Band = styled('form', {
  '--bandEdge': '2.5rem',
  '--bandGap': '1.5rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  padding: '2.25rem var(--bandEdge) 2.75rem',
  backgroundColor: '$hanji',
  '@forced': { border: '1px solid CanvasText' },
  '@compact': { '--bandEdge': '2rem', '--bandGap': '1rem' },
  '@mobile': {
    '--bandEdge': '$space$edge',
    '--bandGap': '1rem',
    marginInline: 'calc(-1 * $space$edge)',
    paddingBlock: '1.75rem 2rem',
  },
});

const Line = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(7.5rem, auto)',
  alignItems: 'start',
  gap: '1.5rem var(--bandGap)',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Fields = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  alignItems: 'start',
  gap: '1.25rem var(--bandGap)',
  '& > [role="group"]': { gridColumn: 'span 2', '@narrow': { gridColumn: '1 / -1' } },
});

/** Aligned with the inputs, which are below their labels. */
const Submit = styled('div', {
  display: 'grid',
  paddingTop: 'calc(1.5 * $fontSizes$xs)',
  '& > button': { minWidth: 0, minHeight: '$field' },
  '@mobile': { paddingTop: 0 },
});
