import type { MouseEvent } from 'react';

/**
 * Returns a click handler for a link that scripts follow. `onPress` would not do: react-aria ignores a click whose
 * `pointerdown` came before the page was hydrated.
 */
export const followOn =
  (follow: () => void) =>
  (event: MouseEvent): void => {
    event.preventDefault();
    follow();
  };
