import { Link as AriaLink } from 'react-aria-components/Link';
import { styled } from '../foundation/theme.ts';

/** A large phone number as a `tel:` link. */
export function PhoneNumber({ number, size = 'large' }: { number: string; size?: 'large' | 'small' }) {
  return (
    <Root href={`tel:${number}`} size={size}>
      {number}
    </Root>
  );
}

const Root = styled(AriaLink, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$touch',
  fontFamily: '$latin',
  fontFeatureSettings: '"lnum"',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@tight': { whiteSpace: 'normal' },
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.25em',
  transition: 'text-decoration-color $transitions$fast',
  '&[data-hovered]': { textDecorationColor: '$colors$bronze' },
  variants: { size: { large: { fontSize: '2.25rem' }, small: { fontSize: '1.5rem' } } },
});
