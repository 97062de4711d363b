import { breathe } from '../foundation/animations.ts';
import { styled } from '../foundation/theme.ts';

/** Placeholder with the height of `count` posts, shown while they are loading. */
export function PostSkeleton({ count }: { count: number }) {
  return (
    <Rows>
      {Array.from({ length: count }, (_, index) => (
        <Line key={index} />
      ))}
    </Rows>
  );
}

/** Includes the height of the table head, in the layout that has one. */
const Rows = styled('div', {
  paddingTop: '3.25rem',
  borderTop: '1px solid $colors$forest',
  '@mobile': { paddingTop: 0, marginInline: 'calc(-1 * $space$edge)' },
});

const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  height: '4.5rem',
  borderBottom: '1px solid $colors$mist',
  '&:first-child': { borderTop: '1px solid $colors$celadon', '@mobile': { borderTop: 0 } },
  '@mobile': { height: '5.5rem', paddingInline: '$edge' },
  '&::before': {
    content: '""',
    width: '46%',
    height: '.75rem',
    marginLeft: '22.5rem',
    backgroundColor: '$mist',
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@mobile': { width: '72%', marginLeft: 0 },
  },
});
