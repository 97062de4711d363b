import { useState, type FocusEvent } from 'react';
import type { Profile, ProfileField } from '#contract/account/profile.ts';
import { fieldNamed } from './shown-errors.ts';

/**
 * Tracks the fields that have lost the focus and have not changed since; a group counts when its last control loses the focus. A field does not count
 * if the focus moves to the submit button: a message would move the button under the pointer, and submitting shows all messages.
 */
export function useBlurredFields() {
  const [blurred, setBlurred] = useState<ReadonlySet<ProfileField>>(new Set());
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const field = fieldOf(target);
    if (field && fieldOf(relatedTarget) !== field && !isSubmit(relatedTarget)) setBlurred((fields) => new Set([...fields, field]));
  };
  const clearChanged = (changed: Partial<Profile>) => setBlurred((fields) => new Set([...fields].filter((field) => !(field in changed))));
  return { blurred, onBlur, clearChanged };
}

const fieldOf = (control: EventTarget | null): ProfileField | undefined =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? fieldNamed(control.name) : undefined;

const isSubmit = (control: EventTarget | null): boolean => control instanceof HTMLButtonElement && control.type === 'submit';
