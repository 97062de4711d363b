import type { ReactNode } from 'react';
import { FieldMessage, fieldLabel } from './field-style.ts';
import { styled } from './theme.ts';

export type ReadOnlyFieldProps = {
  label: string;
  value: ReactNode;
  hint?: string;
  /** What was looked for: it is read first. */
  isAnswer?: boolean;
};

/** What is known already and cannot be changed here: no control, only its name and its value. */
export function ReadOnlyField({ label, value, hint, isAnswer = false }: ReadOnlyFieldProps) {
  return (
    <dl>
      <Term>{label}</Term>
      <Value isAnswer={isAnswer}>{value}</Value>
      {hint && (
        <dd>
          <FieldMessage tone="hint" css={{ marginTop: '.625rem' }}>
            {hint}
          </FieldMessage>
        </dd>
      )}
    </dl>
  );
}

const Term = styled('dt', fieldLabel);

const Value = styled('dd', {
  display: 'flex',
  alignItems: 'center',
  minHeight: '$field',
  borderBottom: '1px dashed $colors$field',
  color: '$sage',
  fontSize: '$field',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  variants: { isAnswer: { true: { borderBottomStyle: 'solid', color: '$text', fontSize: '$xl', fontWeight: 500, overflowWrap: 'anywhere' }, false: {} } },
});
