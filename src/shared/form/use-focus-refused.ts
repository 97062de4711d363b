import { useEffect, type RefObject } from 'react';

/** Moves the focus to the first field that is marked invalid, each time that fields have been refused: so it is read with its message. */
export function useFocusRefused(form: RefObject<HTMLElement | null>, errors: object) {
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
