import { beat } from '../foundation/animations.ts';
import { styled } from '../foundation/theme.ts';

/** Three pulsing dots, centred over the pending element. */
export function PendingDots() {
  return (
    <Dots aria-hidden="true">
      <i />
      <i />
      <i />
    </Dots>
  );
}

const Dots = styled('span', {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.375rem',
  '& i': {
    width: '.25rem',
    height: '.25rem',
    border: '2px solid currentColor',
    borderRadius: '50%',
    animation: `${beat} 1.2s infinite`,
  },
  '& i:nth-child(2)': { animationDelay: '.15s' },
  '& i:nth-child(3)': { animationDelay: '.3s' },
});
