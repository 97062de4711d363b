import { Link as AriaLink } from 'react-aria-components/Link';
import { styled } from '../foundation/theme.ts';

/** Link at the lower edge of the carousel that scrolls down to the content. */
export function DownLink({ to, label, onGo }: { to: string; label: string; onGo: () => void }) {
  return (
    <Line href={`#${to}`} aria-label={label} onClick={(event) => event.preventDefault()} onPress={onGo}>
      <i />
    </Line>
  );
}

const Line = styled(AriaLink, {
  position: 'absolute',
  left: '50%',
  bottom: 0,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  width: '$touch',
  height: '100%',
  marginLeft: '-1.375rem',
  cursor: 'pointer',
  '& i': {
    width: 1,
    height: '4rem',
    background:
      'linear-gradient($colors$champagne, $colors$champagne) 0 0 / 1px 1.75rem no-repeat rgba(251, 248, 240, .35)',
  },
  '@mobile': { bottom: '-3.5rem', height: '3rem', '& i': { height: '2.25rem' } },
});
