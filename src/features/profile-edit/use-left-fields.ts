import { useState, type FocusEvent } from 'react';
import type { Profile, ProfileField } from '#contract/account/profile.ts';
import { fieldNamed } from './shown-errors.ts';

/**
 * Names the fields that have lost the focus and were not changed since; a group counts when its last control loses the focus. Not when the focus
 * goes to the submit button: a message would move the button under the pointer, and submitting shows all messages.
 */
export function useLeftFields() {
  const [left, setLeft] = useState<ReadonlySet<ProfileField>>(new Set());
  const noteLeaving = ({ target, relatedTarget }: FocusEvent) => {
    const field = fieldOf(target);
    if (field && fieldOf(relatedTarget) !== field && !isSubmit(relatedTarget)) setLeft((before) => new Set([...before, field]));
  };
  const noteChange = (changed: Partial<Profile>) => setLeft((before) => new Set([...before].filter((field) => !(field in changed))));
  return { left, noteLeaving, noteChange };
}

const fieldOf = (control: EventTarget | null): ProfileField | undefined =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? fieldNamed(control.name) : undefined;

const isSubmit = (control: EventTarget | null): boolean => control instanceof HTMLButtonElement && control.type === 'submit';
