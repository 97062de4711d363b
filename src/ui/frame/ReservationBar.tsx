import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../foundation/Icon.tsx';
import { hidden } from '../foundation/hidden-style.ts';
import { targetOf } from '../foundation/links.tsx';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { words } from '../foundation/words.ts';

/** Where the reservation is, in a window of its own; or what happens instead of going there. */
export type ReservationWay = { href: string } | { onPress: () => void };

export type ReservationBarProps = {
  label: string;
  phone: { label: string; number: string } | null;
  way: ReservationWay;
  /** `floating` stays over the page, and hides while text is typed; `resting` is part of a sheet. */
  place: 'floating' | 'resting';
};

/** The mobile layout's way to a round: the phone at the left, the reservation at the thumb. */
export function ReservationBar({ label, phone, way, place }: ReservationBarProps) {
  const inside = (
    <>
      {label}
      {'href' in way && <VisuallyHidden>{words.newWindow}</VisuallyHidden>}
      <Icon name="forward" />
    </>
  );
  return (
    <Bar place={place} {...(place === 'floating' && { role: 'region', 'aria-label': label })}>
      {phone ? (
        <Phone href={`tel:${phone.number}`}>
          <Icon name="phone" />
          <VisuallyHidden>{phone.label}</VisuallyHidden>
          <Number>{phone.number}</Number>
        </Phone>
      ) : (
        <span />
      )}
      {'href' in way ? (
        <Go href={way.href} {...targetOf(true)}>
          {inside}
        </Go>
      ) : (
        <Go as={AriaButton} onPress={way.onPress}>
          {inside}
        </Go>
      )}
    </Bar>
  );
}

/** Where the bar makes room: a dialog is open, or a field that opens the keyboard of a phone has the focus. One each, since Stitches parts a selector at every comma. */
const busy = ['dialog[open]', 'textarea:focus', 'select:focus', 'input:not([type="checkbox"]):not([type="radio"]):focus'];

const Bar = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: '4rem',
  paddingLeft: '$space$edge',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: '1px solid $colors$lineBronze',
  backgroundColor: '$ivory',
  color: '$text',
  fontWeight: 600,
  '@tight': { minHeight: '3rem' },
  ...screenOnly,
  variants: {
    place: {
      resting: {},
      floating: {
        display: 'none',
        position: 'fixed',
        zIndex: '$reservation',
        inset: 'auto 0 0',
        '@mobile': { display: 'flex' },
        // Pressing a button moves the focus out of a field and the bar returns before the press ends: let it through to the element that it started on.
        'body:has(main :active) &': { pointerEvents: 'none' },
        ...Object.fromEntries(busy.map((element) => [`body:has(${element}) &`, { display: 'none' }])),
      },
    },
  },
});

const Phone = styled(AriaLink, { display: 'flex', alignItems: 'center', gap: '$4', minWidth: 0, minHeight: '$touch', fontVariantNumeric: 'tabular-nums', '&:focus-visible': { outlineOffset: '-2px' } });

/** Visible if there is room. */
const Number = styled('span', { whiteSpace: 'nowrap', '@tight': hidden });

const Go = styled(AriaLink, {
  '--focus': '$colors$champagne',
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  flex: 'none',
  paddingLeft: '1.75rem',
  paddingRight: 'max(1.75rem, env(safe-area-inset-right))',
  whiteSpace: 'nowrap',
  '@tight': { gap: '$2', paddingInline: '1rem' },
  backgroundColor: '$forest',
  color: '$ivory',
  cursor: 'pointer',
  transition: 'background-color $transitions$fast',
  '&[data-hovered], &[data-pressed]': { backgroundColor: '$ink' },
  '&:focus-visible': { outlineOffset: '-4px' },
  '@forced': { borderLeft: '1px solid CanvasText' },
});
