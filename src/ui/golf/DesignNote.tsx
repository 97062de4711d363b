import { styled } from '../foundation/theme.ts';

/** Designer of a club on its card (spec 000 §1); renders nothing for an empty text. */
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
