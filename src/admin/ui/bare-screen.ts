import { styled } from '#src/ui/foundation/theme.ts';

/** A page without the frame: the login, an invitation, a failure. */
export const BareScreen = styled('main', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
  width: 'min(100% - 3rem, 28rem)',
  marginInline: 'auto',
  paddingBlock: 'clamp(2rem, 8vw, 6rem) 4rem',
});
