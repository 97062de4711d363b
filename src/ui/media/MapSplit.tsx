import type { ReactElement, ReactNode } from 'react';
import { Container, Wide } from '../foundation/layout.ts';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';

/**
 * Content at the left, a sticky map at the right that extends to the edge of the window; stacked in the mobile layout.
 * With an `id` it is the target of a link.
 */
export function MapSplit({ id, map, children }: { id?: string; map: ReactElement; children: ReactNode }) {
  return (
    <Wide id={id} tabIndex={-1}>
      <Frame>
        <Words>{children}</Words>
        <MapArea>{map}</MapArea>
      </Frame>
    </Wide>
  );
}

const Frame = styled(Container, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: '4rem 6.375rem',
  paddingBottom: '$section',
  '@compact': { columnGap: '$8' },
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '3rem' },
});

const Words = styled('div', { display: 'grid', alignContent: 'start', gap: '2.25rem', minWidth: 0 });

const MapArea = styled('div', {
  position: 'sticky',
  top: 'calc($sizes$headerSolid + 3rem)',
  height: 'min(40rem, .8 * $sizes$viewportSmall)',
  marginRight: 'calc(-1 * $space$bleed)',
  '@mobile': { position: 'static', height: '22rem', marginInline: 'calc(-1 * $space$edge)' },
  ...screenOnly,
});
