import { useState, type FocusEvent } from 'react';
import type { Profile, ProfileField } from '#contract/account/profile.ts';
import { fieldNamed } from './shown-errors.ts';

/**
 * The fields that the focus has left and that were not touched since; a field of several controls is left with the last of them.
 * On the way to the submit button none is: a message that came now would move the button away under the finger, and submitting says all.
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
