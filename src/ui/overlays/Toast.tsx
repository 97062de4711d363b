import { Icon } from '../foundation/Icon.tsx';
import { screenOnly } from '../foundation/print.ts';
import { globalCss, styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';

/**
 * A status bar over the lower edge of the page, above a phone's fixed bar. It shifts nothing, and screen readers
 * announce it when it appears. Hidden without text. `spoken` is announced and not shown.
 */
export function Toast({ spoken = null, children }: { spoken?: string | null; children: string | null }) {
  reserveScrollPadding();
  return (
    <Container role="status" data-react-aria-top-layer="true">
      {spoken !== null && <VisuallyHidden>{spoken}</VisuallyHidden>}
      {children !== null && (
        <Line data-laid-over="">
          <Icon name="notice" size="small" />
          <span>{children}</span>
        </Line>
      )}
    </Container>
  );
}

/** Adds scroll padding, so that a focused element is never below the toast. */
const reserveScrollPadding = globalCss({ 'html:has([data-laid-over])': { scrollPaddingBottom: '8rem' } });

const Container = styled('div', {
  position: 'sticky',
  zIndex: '$reservation',
  insetBlockEnd: 0,
  pointerEvents: 'none',
  '@mobile': { insetBlockEnd: 'calc($sizes$row + env(safe-area-inset-bottom))' },
  ...screenOnly,
});

const Line = styled('p', {
  display: 'flex',
  justifyContent: 'center',
  gap: '$2',
  padding: '.625rem $space$4',
  backgroundColor: '$forest',
  color: '$ivory',
  fontSize: '$sm',
  lineHeight: 1.5,
  '& svg': { flex: 'none', marginTop: '.2em' },
  '@forced': { borderTop: '1px solid CanvasText' },
});
