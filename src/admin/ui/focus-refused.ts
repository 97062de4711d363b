import type { RefObject } from 'react';

/** Moves the focus to the first field that has a message, once the messages are shown. */
export const focusRefused = (place: RefObject<HTMLElement | null>): void =>
  void setTimeout(() => place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
