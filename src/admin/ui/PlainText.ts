import { styled } from '#src/ui/foundation/theme.ts';

/** Text as it was typed, with its line breaks. */
export const PlainText = styled('p', { whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
