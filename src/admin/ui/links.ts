import { Link, NavLink } from 'react-router-dom';
import { styled } from '#src/ui/foundation/theme.ts';

const underlined = { textDecoration: 'underline', textUnderlineOffset: '.25em', textDecorationThickness: '1px' };

/** A link to a page of the back office, within text or on its own. */
export const TextLink = styled(Link, { ...underlined, '&:hover': { textDecorationThickness: '2px' } });

/** An entry of the side navigation. */
export const MenuLink = styled(NavLink, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '$touch',
  padding: '0 1.25rem',
  borderInlineStart: '3px solid transparent',
  '&:hover': { backgroundColor: '$tint' },
  '&[aria-current]': {
    borderColor: '$bronze',
    backgroundColor: '$tint',
    fontWeight: 600,
    '@forced': { borderColor: 'Highlight' },
  },
});
