import { useId, useMemo, type ReactNode } from 'react';
import { GroupLabel, RequiredMark } from './field-label.ts';
import { FieldNotes, hasNotes, type Notes } from './FieldNotes.tsx';
import { styled } from '../foundation/theme.ts';
import { FieldGroupContext } from './use-field-group.ts';

export type FieldGroupProps = Notes & {
  label: string;
  isRequired?: boolean;
  /** `InlineTextField`s and `SelectField`s, each with its own label, and separators such as '@' in an `InlineMark`. */
  children: ReactNode;
};

/** Several controls on one row under one label. Its error applies to each control that does not set `isInvalid`. */
export function FieldGroup({ label, isRequired = false, children, ...notes }: FieldGroupProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const describedBy = hasNotes(notes) ? `${id}-notes` : undefined;
  const isInvalid = notes.error !== undefined;
  const group = useMemo(() => ({ describedBy, isInvalid, isRequired }), [describedBy, isInvalid, isRequired]);
  return (
    <Root role="group" aria-labelledby={labelId}>
      <GroupLabel id={labelId}>
        {label}
        {isRequired && <RequiredMark aria-hidden="true">*</RequiredMark>}
      </GroupLabel>
      <Row>
        <FieldGroupContext value={group}>{children}</FieldGroupContext>
      </Row>
      <FieldNotes id={`${id}-notes`} {...notes} />
    </Root>
  );
}

/** Separator between two controls: '@', '-'. */
export function InlineMark({ children }: { children: ReactNode }) {
  return <Mark aria-hidden="true">{children}</Mark>;
}

const Root = styled('div', { minWidth: 0 });

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '$2 $4',
  '& > *': { flex: '1 1 4.9rem', minWidth: 0 },
  '@narrow': { '& > [data-wide]': { flexBasis: '100%' } },
});

const Mark = styled('span', {
  '&&': { flex: 'none' },
  display: 'grid',
  placeItems: 'center',
  minHeight: '$field',
  marginInline: '-.5rem',
  color: '$sage',
});
