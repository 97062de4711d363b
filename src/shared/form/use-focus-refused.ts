import { useEffect, useReducer, type RefObject } from 'react';
import { hasErrors } from './has-errors.ts';

/**
 * Moves the focus to the first field that is marked invalid, each time fields have been refused, so that a screen
 * reader reads it with its message.
 */
export function useFocusRefused(form: RefObject<HTMLElement | null>, errors: object) {
  useEffect(() => {
    if (hasErrors(errors)) focusRefused(form.current);
  }, [form, errors]);
}

/** The same for a form that validates while it is filled in: only after a submit, which the caller has to report. */
export function useFocusRefusedWhenSubmitted(form: RefObject<HTMLElement | null>): () => void {
  const [submissions, noteSubmission] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (submissions > 0) focusRefused(form.current);
  }, [form, submissions]);
  return noteSubmission;
}

/** For a group that is refused as a whole, the first control. */
function focusRefused(form: HTMLElement | null) {
  const refused = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = refused?.matches('[role="radiogroup"]') ? refused.querySelector('input') : refused;
  control?.focus();
}
