import { Link as AriaLink } from 'react-aria-components/Link';
import { drawn, hairline } from '../actions/hairline.ts';
import { styled } from '../foundation/theme.ts';

/** Link that covers its row; only its text is underlined when hovered. */
export const RowLink = styled(AriaLink, {
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '& span': hairline,
  '&[data-hovered] span, &:focus-visible span': drawn,
});
