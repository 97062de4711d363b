import { styled } from '../foundation/theme.ts';

/** On the card of a club: who has designed it (spec 000 §1); nothing where that is not known. */
export const DesignNote = ({ children, space }: { children: string; space: 'above' | 'below' }) =>
  children !== '' && (
    <Note space={space}>
      <b>설계</b> {children}
    </Note>
  );

const Note = styled('p', {
  fontSize: '$xs',
  lineHeight: 1.65,
  textWrap: 'pretty',
  opacity: 0.85,
  '& b': { marginRight: '.25rem', fontWeight: 600 },
  variants: { space: { above: { marginTop: '.625rem' }, below: { marginBottom: '1.5rem' } } },
});
