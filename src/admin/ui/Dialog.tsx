import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react';
import { Heading } from '#src/ui/foundation/text.ts';
import { screenOnly } from '#src/ui/foundation/print.ts';
import { styled } from '#src/ui/foundation/theme.ts';
import { useModal } from '#src/ui/overlays/use-modal.ts';

export type DialogProps = {
  title: string;
  /** Name of the field that gets the focus; without one, the first button does. */
  initialFocus?: string;
  /** As wide as a page of the site. */
  isWide?: boolean;
  /** Called for Escape; without it the dialog can only be completed. */
  onClose?: () => void;
  children: ReactNode;
};

/** A modal dialog with a form: the page below it stays as it is, and is inert. */
export function Dialog({ title, initialFocus, isWide = false, onClose, children }: DialogProps) {
  const ref = useModal();
  const titleId = useId();
  useEffect(() => {
    if (initialFocus) ref.current?.querySelector<HTMLElement>(`[name="${initialFocus}"]`)?.focus();
  }, [ref, initialFocus]);
  const closeOnEscape = (event: KeyboardEvent) => {
    // Escape in a dialog above this one is for that one.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    onClose?.();
  };
  return (
    <Panel
      ref={ref}
      isWide={isWide}
      aria-modal="true"
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <Heading as="h2" size="title" id={titleId}>
        {title}
      </Heading>
      {children}
    </Panel>
  );
}

const Panel = styled('dialog', {
  variants: { isWide: { true: { width: '86rem' }, false: { width: '32rem' } } },
  maxWidth: 'calc(100% - 2rem)',
  maxHeight: 'calc($sizes$viewport - 2rem)',
  margin: 'auto',
  padding: 'clamp(1.25rem, 5vw, 2.5rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  backgroundColor: '$ivory',
  color: '$text',
  boxShadow: '$overlay',
  '&[open]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.25rem' },
  '&::backdrop': { backgroundColor: '$scrim' },
  '@forced': { border: '1px solid CanvasText' },
  ...screenOnly,
});
