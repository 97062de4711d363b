import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { appear } from '../../foundation/animations.ts';
import { Icon } from '../../foundation/Icon.tsx';
import { screenOnly } from '../../foundation/print.ts';
import { styled } from '../../foundation/theme.ts';
import { useDrag } from '../../hooks/use-drag.ts';
import { useModal } from '../../overlays/use-modal.ts';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.tsx';
import { HoleStrip } from './HoleStrip.tsx';
import { low } from './low-window.ts';
import { HoleData, type HoleDataProps } from './HoleData.tsx';

export type HoleDialogProps = HoleDataProps & {
  plan: ReactNode;
  /** The numbers of all holes of the course, and the index of the one that is shown. */
  holeNumbers: readonly number[];
  index: number;
  previous: string;
  next: string;
  onNext: () => void;
  onPrevious: () => void;
  onChoose: (index: number) => void;
  /** Called with the distance of the drag in pixels. */
  onDrag: (distance: number) => void;
  onClose: () => void;
};

/**
 * Full-screen dialog with a hole; buttons, arrow keys and swipes show the next and the previous one, Home, End and the
 * strip of numbers any other.
 */
export function HoleDialog({
  plan,
  holeNumbers,
  index,
  previous,
  next,
  onNext,
  onPrevious,
  onChoose,
  onDrag,
  onClose,
  ...data
}: HoleDialogProps) {
  const ref = useModal();
  const titleId = useId();
  const drag = useDrag(noop, (distance) => distance !== null && onDrag(distance));
  const onKeyDown = (event: KeyboardEvent) => {
    const action = {
      ArrowRight: onNext,
      ArrowLeft: onPrevious,
      Home: () => onChoose(0),
      End: () => onChoose(holeNumbers.length - 1),
      Escape: onClose,
    }[event.key];
    if (!action || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return (
    <Panel
      ref={ref}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Close aria-label="닫기" onPress={onClose}>
        <Icon name="close" />
      </Close>
      <VisuallyHidden role="status">{`${data.holeNumber}번 홀, ${data.name}`}</VisuallyHidden>
      <Body {...drag}>
        <Plan>{plan}</Plan>
        <HoleData {...data} level="h2" titleId={titleId} />
      </Body>
      <StepButtons>
        <StepButton onPress={onPrevious}>
          <Icon name="back" />
          {previous}
        </StepButton>
        <HoleStrip {...{ holeNumbers, index, onChoose }} />
        <StepButton onPress={onNext}>
          {next}
          <Icon name="forward" />
        </StepButton>
      </StepButtons>
    </Panel>
  );
}

const noop = () => {};

const Panel = styled('dialog', {
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '$viewport',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  backgroundColor: '$hanji',
  color: '$text',
  animation: `${appear} $transitions$base`,
  ...screenOnly,
});

const Close = styled(AriaButton, {
  position: 'fixed',
  zIndex: 2,
  top: 'max(1rem, env(safe-area-inset-top))',
  right: 'max(1rem, $space$edge - 3.75rem)',
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  backgroundColor: '$hanji',
  ...screenOnly,
});

const Body = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 588fr) minmax(0, 486fr)',
  alignItems: 'center',
  gap: '$6 8%',
  width: 'calc(100% - 2 * $space$edge)',
  maxWidth: '$wrap',
  minHeight: 'calc($sizes$viewport - 5rem)',
  marginInline: 'auto',
  paddingBlock: '2rem',
  touchAction: 'pan-y pinch-zoom',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '4rem 1rem' },
  [low]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', paddingBlock: '1rem' },
});

const Plan = styled('div', {
  height: 'calc($sizes$viewport - 9rem)',
  minHeight: '30rem',
  pointerEvents: 'none',
  userSelect: 'none',
  '@mobile': { height: 'calc(.66 * $sizes$viewport - $sizes$touch)', minHeight: '22rem' },
  // It stays beside the data, which scrolls.
  [low]: { position: 'sticky', top: '1rem', alignSelf: 'start', height: 'calc($sizes$viewport - 6rem)', minHeight: 0 },
});

const StepButtons = styled('div', {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: 'calc(100% - 2 * $space$edge)',
  maxWidth: '$wrap',
  marginInline: 'auto',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: '1px solid $colors$lineBronze',
  backgroundColor: '$hanji',
});

const StepButton = styled(AriaButton, {
  display: 'flex',
  alignItems: 'center',
  gap: '.875rem',
  minHeight: '4rem',
  minWidth: '$touch',
  fontSize: '$sm',
  '&[data-hovered]': { color: '$bronzeInk' },
});
