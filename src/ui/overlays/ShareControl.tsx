import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../foundation/Icon.tsx';
import { NewWindowMark, targetOf } from '../foundation/links.tsx';
import { PendingDots } from '../actions/PendingDots.tsx';
import { TextField } from '../forms/TextField.tsx';
import { styled } from '../foundation/theme.ts';
import { useClosing } from './use-closing.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { words } from '../foundation/words.ts';

/** A link to another site, opened in a new window, or an action on this page. */
export type ShareOption = { label: string } & (
  | { href: string; onFollow: () => void }
  | { isPending: boolean; onPress: () => void }
);

export type ShareControlProps = {
  label: string;
  /**
   * The shared item, if there are several such controls: it becomes part of the accessible label, which is then hidden
   * visually.
   */
  subject?: string;
  isOpen: boolean;
  options: readonly ShareOption[];
  /** Result of the chosen option, announced to screen readers. */
  status: string | null;
  /** URL to copy by hand if all else has failed. */
  address: { label: string; url: string } | null;
  onToggle: () => void;
  onClose: () => void;
};

/** A button that opens a panel with options to share a page. */
export function ShareControl({
  label,
  subject,
  isOpen,
  options,
  status,
  address,
  onToggle,
  onClose,
}: ShareControlProps) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  // Mounted on first use, as a list has many such controls. It stays mounted, to return the focus.
  const [isMounted, setMounted] = useState(isOpen);
  if (isOpen && !isMounted) setMounted(true);
  useClosing(isOpen, root, onClose);
  const hasAddress = address !== null;
  useEffect(() => {
    if (isOpen || hasAddress) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, hasAddress]);
  // If the focus was inside, it returns to the button.
  useLayoutEffect(() => {
    if (!isOpen && panel.current?.contains(document.activeElement))
      root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <Root ref={root}>
      <Trigger aria-expanded={isOpen} aria-controls={panelId} onPress={onToggle} isBare={subject !== undefined}>
        {subject === undefined ? label : <VisuallyHidden>{`${subject} ${label}`}</VisuallyHidden>}
        <Icon name="share" />
      </Trigger>
      <Panel id={panelId} ref={panel} hidden={!isOpen}>
        {isMounted && (
          <ul>
            {options.map((option) => (
              <li key={option.label}>{'href' in option ? <LinkOption {...option} /> : <ActionOption {...option} />}</li>
            ))}
          </ul>
        )}
        <Status role="status">{status}</Status>
        {address && (
          <Address>
            <TextField
              label={address.label}
              isReadOnly
              value={address.url}
              onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
            />
          </Address>
        )}
      </Panel>
    </Root>
  );
}

const LinkOption = ({ label, href, onFollow }: Extract<ShareOption, { href: string }>) => (
  <Row href={href} {...targetOf(true)} onPress={onFollow}>
    {label}
    <NewWindowMark />
  </Row>
);

const ActionOption = ({ label, isPending, onPress }: Exclude<ShareOption, { href: string }>) => (
  <Row as={AriaButton} isPending={isPending} onPress={onPress}>
    <Label isHidden={isPending}>{label}</Label>
    {isPending && (
      <>
        <PendingDots />
        <VisuallyHidden>{words.pending}</VisuallyHidden>
      </>
    )}
  </Row>
);

/** Aligned to the right even if it is alone on a line, so that the panel has room to its left. */
const Root = styled('div', { position: 'relative', marginLeft: 'auto' });

const Trigger = styled(AriaButton, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minWidth: '$touch',
  minHeight: '$touch',
  fontSize: '$sm',
  '&[data-hovered], &[aria-expanded="true"]': { color: '$bronzeInk' },
  variants: { isBare: { true: {}, false: { paddingInline: '.25rem' } } },
});

/** Covers the content below, stays within the edges of a phone, and scrolls away from the edge of the window. */
const Panel = styled('div', {
  position: 'absolute',
  zIndex: 2,
  top: 'calc(100% + .25rem)',
  right: 0,
  width: 'max-content',
  minWidth: 'min(11rem, 100vw - 3rem)',
  maxWidth: 'min(17rem, 100vw - 3rem)',
  paddingBlock: '$2',
  scrollMarginBottom: '1rem',
  backgroundColor: '$hanji',
  color: '$text',
  boxShadow: '$overlay',
  '@forced': { border: '1px solid CanvasText' },
});

const Row = styled(AriaLink, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '.375rem',
  width: '100%',
  minHeight: '$touch',
  paddingInline: '1.25rem',
  fontSize: '$sm',
  textAlign: 'left',
  cursor: 'pointer',
  '&[data-hovered]': { backgroundColor: '$tint' },
  '&:focus-visible': { outlineOffset: '-2px' },
});

const Label = styled('span', { variants: { isHidden: { true: { opacity: 0 }, false: {} } } });

const Status = styled('p', {
  fontSize: '$xs',
  lineHeight: '$tight',
  '&:not(:empty)': { padding: '.5rem 1.25rem .625rem' },
});

const Address = styled('div', { width: '17rem', maxWidth: '100%', padding: '.25rem 1.25rem .75rem' });
