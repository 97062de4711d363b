import { useEffect, type RefObject } from 'react';
import { hasErrors } from './has-errors.ts';

/** Moves the focus to the first field that is marked invalid, each time that fields have been refused: so it is read with its message. */
export function useFocusRefused(form: RefObject<HTMLElement | null>, errors: object) {
  useEffect(() => {
    if (hasErrors(errors)) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
