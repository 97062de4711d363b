import { useState, type FocusEvent } from 'react';
import type { Profile, ProfileField } from '#contract/account/profile.ts';
import { useAfterPress } from '#src/ui/hooks/use-after-press.ts';
import { fieldNamed } from './shown-errors.ts';

/**
 * Tracks the fields that have lost the focus and have not changed since; a group counts when its last control loses the
 * focus.
 */
export function useBlurredFields() {
  const [blurred, setBlurred] = useState<ReadonlySet<ProfileField>>(new Set());
  const afterPress = useAfterPress();
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const field = fieldOf(target);
    if (field && fieldOf(relatedTarget) !== field)
      afterPress(() => setBlurred((fields) => new Set([...fields, field])));
  };
  const clearChanged = (changed: Partial<Profile>) =>
    setBlurred((fields) => new Set([...fields].filter((field) => !(field in changed))));
  return { blurred, onBlur, clearChanged };
}

const fieldOf = (control: EventTarget | null): ProfileField | undefined =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? fieldNamed(control.name) : undefined;
