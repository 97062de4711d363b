import type { ReactNode } from 'react';
import { breathe } from '../foundation/animations.ts';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { words } from '../foundation/words.ts';

export type PendingRegionProps = {
  isPending: boolean;
  /** Placeholder of the same size as the content, so that nothing shifts. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** A region whose content is loading. */
export function PendingRegion({ isPending, skeleton, children }: PendingRegionProps) {
  return (
    <div aria-busy={isPending}>
      <VisuallyHidden role="status">{isPending ? words.loading : ''}</VisuallyHidden>
      {isPending ? <div aria-hidden="true">{skeleton}</div> : children}
    </div>
  );
}

/** Placeholder for table rows, of the same height. */
export function SkeletonRows({ count, density = 'regular' }: { count: number; density?: 'regular' | 'airy' }) {
  return (
    <Rows>
      {Array.from({ length: count }, (_, index) => (
        <Line key={index} density={density} />
      ))}
    </Rows>
  );
}

const Rows = styled('div', { borderTop: '1px solid $colors$forest' });

const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  borderBottom: '1px solid $colors$mist',
  '&::before': {
    content: '""',
    width: '38%',
    height: '.75rem',
    backgroundColor: '$mist',
    animation: `${breathe} 1.6s ease-in-out infinite`,
  },
  variants: { density: { regular: { height: '$row' }, airy: { height: '$rowAiry' } } },
});
