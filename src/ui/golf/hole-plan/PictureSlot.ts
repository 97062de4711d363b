import { styled } from '../../foundation/theme.ts';

/** Slot for the picture of a hole, as tall as its container; while empty, it shows a line of play to a green. */
export const PictureSlot = styled('div', {
  position: 'relative',
  height: '100%',
  '&:empty::before': {
    content: '""',
    position: 'absolute',
    inset: '14% auto 14% 50%',
    borderLeft: '1px dashed $colors$celadon',
  },
  '&:empty::after': {
    content: '""',
    position: 'absolute',
    top: '14%',
    left: '50%',
    width: '1rem',
    height: '1rem',
    border: '1px solid $colors$celadon',
    borderRadius: '50%',
    backgroundColor: '$hanji',
    transform: 'translate(-50%, -100%)',
  },
});
