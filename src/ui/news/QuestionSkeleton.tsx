import { breathe } from '../foundation/animations.ts';
import { styled } from '../foundation/theme.ts';

/** Placeholder with the height of `count` collapsed questions. */
export function QuestionSkeleton({ count }: { count: number }) {
  return (
    <Rows>
      {Array.from({ length: count }, (_, index) => (
        <Line key={index} />
      ))}
    </Rows>
  );
}

const Rows = styled('div', { borderTop: '1px solid $colors$forest' });

const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  height: 'calc(5.5rem + 1px)',
  borderBottom: '1px solid $colors$mist',
  '&::before': {
    content: '""',
    width: '42%',
    height: '.875rem',
    marginLeft: '3.25rem',
    backgroundColor: '$mist',
    animation: `${breathe} 1.6s ease-in-out infinite`,
  },
  '@mobile': { height: 'calc(4.5rem + 1px)', '&::before': { marginLeft: '2.25rem' } },
});
