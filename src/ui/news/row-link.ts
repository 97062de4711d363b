import { Link as AriaLink } from 'react-aria-components/Link';
import { drawn, hairline } from '../actions/hairline.ts';
import { styled } from '../foundation/theme.ts';

/** The way that a whole row is: the row is pressed, the line that shows it draws in under the words only. */
export const RowLink = styled(AriaLink, {
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '& span': hairline,
  '&[data-hovered] span, &:focus-visible span': drawn,
});
