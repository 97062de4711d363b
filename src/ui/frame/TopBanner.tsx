import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../foundation/Icon.tsx';
import { Container } from '../foundation/layout.ts';
import { NewWindowMark, targetOf } from '../foundation/links.tsx';
import { styled } from '../foundation/theme.ts';
import { words } from '../foundation/words.ts';
import { BannerSlot } from './BannerSlot.ts';

export type TopBannerProps = {
  eyebrow: string;
  title: string;
  href: string;
  isExternal?: boolean;
  onHide: () => void;
  onClose: () => void;
};

/** News banner above the header, which can be hidden for a day, or closed for this session. */
export function TopBanner({ eyebrow, title, href, isExternal, onHide, onClose }: TopBannerProps) {
  return (
    <BannerSlot as="aside" aria-label={words.banner} data-dark="" data-banner="">
      <Line>
        <News href={href} {...targetOf(isExternal)}>
          <Mark lang="en">{eyebrow}</Mark>
          <span>{title}</span>
          {isExternal && <NewWindowMark />}
        </News>
        <Choices>
          <Hide onPress={onHide}>{words.hideForADay}</Hide>
          <Close aria-label={words.close} onPress={onClose}>
            <Icon name="close" size="small" />
          </Close>
        </Choices>
      </Line>
    </BannerSlot>
  );
}

const Line = styled(Container, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$4',
  minHeight: '$sizes$banner',
  fontSize: '.9375rem',
  lineHeight: 1.4,
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '$3', fontSize: '.8125rem' },
  '@tight': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, paddingBlock: '$2' },
});

const News = styled(AriaLink, {
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  gap: '1.25rem',
  minHeight: '$touch',
  cursor: 'pointer',
  '&[data-hovered] > span:nth-child(2)': {
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '.35em',
  },
  '@mobile': { gridColumn: 1 },
});

const Mark = styled('span', {
  color: '$champagne',
  font: '500 .8125rem / 1 $fonts$latin',
  letterSpacing: '$eyebrow',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
  '@narrow': { display: 'none' },
});

const Choices = styled('div', {
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '$3',
  color: '$mist',
  '@narrow': { gap: 0 },
});

const Hide = styled(AriaButton, {
  minHeight: '$touch',
  fontSize: '.875rem',
  cursor: 'pointer',
  '&[data-hovered]': { color: '$ivory' },
  '@narrow': { width: '4.25rem', fontSize: '.8125rem', lineHeight: 1.35 },
});

const Close = styled(AriaButton, {
  display: 'grid',
  placeItems: 'center',
  width: '$touch',
  height: '$touch',
  marginRight: '-.75rem',
  '&[data-hovered]': { color: '$ivory' },
});
