import { FieldMessage } from './field-style.ts';
import { Icon } from '../foundation/Icon.tsx';
import { styled } from '../foundation/theme.ts';

export type Notes = { hint?: string | undefined; success?: string | undefined; error?: string | undefined };

/** Hint, success and error messages below a field, which refers to `id` by `aria-describedby`. */
export function FieldNotes({ id, hint, success, error }: Notes & { id: string }) {
  if (!hasNotes({ hint, success, error })) return null;
  return (
    <Lines id={id}>
      {hint && <FieldMessage tone="hint">{hint}</FieldMessage>}
      {success && !error && (
        <FieldMessage tone="success">
          <Icon name="check" size="small" />
          {success}
        </FieldMessage>
      )}
      {error && (
        <FieldMessage tone="error">
          <Icon name="notice" size="small" />
          {error}
        </FieldMessage>
      )}
    </Lines>
  );
}

export const hasNotes = ({ hint, success, error }: Notes): boolean => Boolean(hint || success || error);

const Lines = styled('div', { display: 'grid', gap: '$2', marginTop: '.625rem' });
