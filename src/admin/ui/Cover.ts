import { styled } from '#src/ui/foundation/theme.ts';

/** With `data-covered`, a page is out of sight with its dialogs, and keeps its state. */
export const Cover = styled('div', { '&[data-covered]': { visibility: 'hidden' } });
