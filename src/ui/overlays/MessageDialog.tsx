import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { rise } from '../foundation/animations.ts';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';
import { Eyebrow } from '../foundation/text.ts';
import { useModal } from './use-modal.ts';
import { UnbrokenNumbers } from '../foundation/UnbrokenNumbers.tsx';

type MessageDialogProps = {
  label: string;
  eyebrow: string;
  message: string;
  actions: ReactNode;
  /** Called for Escape and for the back gesture of the device. */
  onDismiss: () => void;
};

/** Panel of alerts and confirmations: a native modal dialog, which makes the rest of the page inert. */
export function MessageDialog({ label, eyebrow, message, actions, onDismiss }: MessageDialogProps) {
  const ref = useModal();
  const messageId = useId();
  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onDismiss();
  };
  return (
    <Panel
      ref={ref}
      role="alertdialog"
      aria-modal="true"
      aria-label={label}
      aria-describedby={messageId}
      onKeyDown={dismissOnEscape}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
    >
      <Mark aria-hidden="true">{eyebrow}</Mark>
      <Message id={messageId}>
        <UnbrokenNumbers>{message}</UnbrokenNumbers>
      </Message>
      <Buttons>{actions}</Buttons>
    </Panel>
  );
}

/** Windows with so little height, such as at a zoom of 400 %, that only the message and its buttons fit. */
const low = '@media (max-height: 30rem)';
const high = '@media (min-height: 30.01rem)';

const Panel = styled('dialog', {
  width: '30rem',
  maxWidth: 'calc(100% - 3rem)',
  maxHeight: 'calc($sizes$viewport - 3rem)',
  margin: 'auto',
  padding: '3.5rem 3rem 0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  backgroundColor: '$hanji',
  color: '$text',
  textAlign: 'center',
  boxShadow: '$overlay',
  animation: `${rise} $transitions$base`,
  '&::backdrop': { touchAction: 'pinch-zoom', backgroundColor: '$scrim' },
  '@forced': { border: '1px solid CanvasText' },
  '@mobile': { padding: '2.75rem 1.75rem 0' },
  [low]: { maxHeight: 'calc($sizes$viewport - 1rem)', paddingTop: '1rem' },
  ...screenOnly,
});

const Mark = styled(Eyebrow, {
  [low]: { display: 'none' },
  '&::after': {
    content: '""',
    display: 'block',
    width: '2rem',
    margin: '1.375rem auto 0',
    borderTop: '1px solid $colors$bronze',
  },
});

const Message = styled('p', {
  marginTop: '1.625rem',
  fontFamily: '$serif',
  fontSize: '$lg',
  lineHeight: 1.55,
  letterSpacing: '-.02em',
  textWrap: 'balance',
  whiteSpace: 'pre-line',
  [low]: { marginTop: 0, fontSize: '$md' },
});

const Buttons = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  marginTop: '1rem',
  paddingBlock: '1.5rem 3rem',
  // Doubled, to override the width that a large button has elsewhere.
  '&& > *': { flex: '1 1 6rem', minWidth: 0 },
  '@mobile': { marginTop: '.5rem', paddingBlock: '1.5rem 1.75rem' },
  // Visible below a message in large text; in a low window the buttons would cover it.
  [high]: { position: 'sticky', bottom: 0, backgroundColor: '$hanji' },
  [low]: { marginTop: 0, paddingBlock: '1rem' },
});
