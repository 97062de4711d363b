import { styled } from '../foundation/theme.ts';

/** Describes a consent: its facts, then its collapsed document, as rows of a form section. */
export const ConsentNotice = styled('div', {
  gridColumn: '1 / -1',
  minWidth: 0,
  marginTop: '-2rem',
  '& > dl': { marginTop: 0, borderTop: 0 },
  '&&& > details': { borderTop: 0 },
});
