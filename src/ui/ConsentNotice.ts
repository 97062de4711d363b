import { styled } from './theme.ts';

/** What a consent is about: its facts, then its document folded, as lines of the form section whose head they begin at. */
export const ConsentNotice = styled('div', {
  gridColumn: '1 / -1',
  minWidth: 0,
  marginTop: '-2rem',
  '& > dl': { marginTop: 0, borderTop: 0 },
  '&&& > details': { borderTop: 0 },
});
