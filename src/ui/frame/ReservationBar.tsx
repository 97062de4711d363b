import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../foundation/Icon.tsx';
import { hidden } from '../foundation/hidden-style.ts';
import { targetOf } from '../foundation/links.tsx';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { words } from '../foundation/words.ts';

/** URL of the reservation site, opened in a new window, or a callback that is called instead. */
export type ReservationTarget = { href: string } | { onPress: () => void };

export type ReservationBarProps = {
  label: string;
  phone: { label: string; number: string } | null;
  target: ReservationTarget;
  /** `floating` stays over the page, and hides while text is typed; `inSheet` is part of a sheet. */
  variant: 'floating' | 'inSheet';
};

/**
 * Reservation bar of the mobile layout: the phone number at the left, the reservation link at the right, within reach
 * of the thumb.
 */
export function ReservationBar({ label, phone, target, variant }: ReservationBarProps) {
  const content = (
    <>
      {label}
      {'href' in target && <VisuallyHidden>{words.newWindow}</VisuallyHidden>}
      <Icon name="forward" />
    </>
  );
  return (
    <Bar variant={variant} {...(variant === 'floating' && { role: 'region', 'aria-label': label })}>
      {phone ? (
        <Phone href={`tel:${phone.number}`}>
          <Icon name="phone" />
          <VisuallyHidden>{phone.label}</VisuallyHidden>
          <Number>{phone.number}</Number>
        </Phone>
      ) : (
        <span />
      )}
      {'href' in target ? (
        <Go href={target.href} {...targetOf(true)}>
          {content}
        </Go>
      ) : (
        <Go as={AriaButton} onPress={target.onPress}>
          {content}
        </Go>
      )}
    </Bar>
  );
}

/**
 * Elements that hide the floating bar: an open dialog, or a focused field that opens the on-screen keyboard. One entry
 * each, since Stitches splits a selector at every comma.
 */
const hidingElements = [
  'dialog[open]',
  'textarea:focus',
  'select:focus',
  'input:not([type="checkbox"]):not([type="radio"]):focus',
];

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
    variant: {
      inSheet: {},
      floating: {
        display: 'none',
        position: 'fixed',
        zIndex: '$reservation',
        inset: 'auto 0 0',
        '@mobile': { display: 'flex' },
        // Pressing a button moves the focus out of a field, so the bar reappears before the press ends: it must not
        // intercept that press.
        'body:has(main :active) &': { pointerEvents: 'none' },
        ...Object.fromEntries(hidingElements.map((element) => [`body:has(${element}) &`, { display: 'none' }])),
      },
    },
  },
});

const Phone = styled(AriaLink, {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  minWidth: 0,
  minHeight: '$touch',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outlineOffset: '-2px' },
});

/** Visually hidden if there is no room for it. */
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
