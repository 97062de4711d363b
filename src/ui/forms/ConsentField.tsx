import { useId, type ReactNode } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { formWords } from './form-words.ts';
import { styled } from '../foundation/theme.ts';

export type ConsentFieldProps = {
  name: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** If set, the checkbox is invalid and described by it. */
  error?: string | undefined;
  children: ReactNode;
};

/** A required consent of a form. */
export function ConsentField({ error, children, ...box }: ConsentFieldProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        {...box}
        isRequired
        validationBehavior="aria"
        isInvalid={error !== undefined}
        {...(error !== undefined && { 'aria-describedby': `${id}-notes` })}
      >
        {children} <Kind>{formWords.required}</Kind>
      </Checkbox>
      <FieldNotes id={`${id}-notes`} error={error} />
    </div>
  );
}

const Kind = styled('span', { marginLeft: '.25rem', color: '$bronzeInk', fontSize: '$2xs', whiteSpace: 'nowrap' });
