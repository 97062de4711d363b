import { Link as AriaLink } from 'react-aria-components/Link';
import { styled } from '../foundation/theme.ts';

export type WordmarkProps = { name: string; latin: string; href: string; size?: 'regular' | 'large' };

/** Name of the group above its Latin form, as a link to the home page. */
export function Wordmark({ name, latin, href, size = 'regular' }: WordmarkProps) {
  return (
    <Root href={href} size={size}>
      <span>{name}</span>
      <Latin lang="en">{latin}</Latin>
    </Root>
  );
}

const Latin = styled('span', {
  font: '500 .5em / 1 $fonts$latin',
  letterSpacing: '$wordmark',
  marginRight: '-.315em',
  textTransform: 'uppercase',
});

const Root = styled(AriaLink, {
  display: 'inline-grid',
  alignContent: 'center',
  gap: '.3125rem',
  width: 'fit-content',
  minHeight: '$touch',
  fontFamily: '$serif',
  lineHeight: 1.15,
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  variants: {
    size: {
      regular: { fontSize: '1.375rem', '@mobile': { gap: '.25rem', fontSize: 'min(1.1875rem, 6vw)' } },
      large: {
        fontSize: '1.75rem',
        '@mobile': { fontSize: 'min(1.5rem, 7.5vw)' },
        [`& ${Latin}`]: { color: '$champagne' },
      },
    },
  },
});
