import type { ReactNode } from 'react';
import { FieldMessage, fieldLabel } from './field-style.ts';
import { styled } from '../foundation/theme.ts';

export type ReadOnlyFieldProps = {
  label: string;
  value: ReactNode;
  hint?: string;
  /** Emphasises the value, such as the result of a search. */
  isAnswer?: boolean;
};

/** A label and a value, without a control. */
export function ReadOnlyField({ label, value, hint, isAnswer = false }: ReadOnlyFieldProps) {
  return (
    <dl>
      <Term>{label}</Term>
      <Value isAnswer={isAnswer}>{value}</Value>
      {hint && (
        <dd>
          <Hint tone="hint">{hint}</Hint>
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
  overflowWrap: 'anywhere',
  variants: {
    isAnswer: { true: { borderBottomStyle: 'solid', color: '$text', fontSize: '$xl', fontWeight: 500 }, false: {} },
  },
});

const Hint = styled(FieldMessage, { marginTop: '.625rem' });
