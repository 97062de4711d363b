import { Picture } from '../media/Picture.tsx';
import { styled } from '../foundation/theme.ts';

/** Empty state of one of several lists on a page: a sentence on an ink landscape that fades into the page. */
export const EmptyBand = ({ children }: { children: string }) => (
  <Band>
    <Painting>
      <Picture name="ink-day" alt="" sizes="(max-width: 1025px) 100vw, 1200px" />
    </Painting>
    <Sentence>{children}</Sentence>
  </Band>
);

const Band = styled('div', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '17.5rem',
  marginTop: '2.5rem',
  overflow: 'hidden',
  '@mobile': { minHeight: '12.5rem' },
});

const Painting = styled('div', {
  position: 'absolute',
  inset: '0 0 0 25%',
  maskImage: 'linear-gradient(90deg, transparent 0%, #000 70%)',
  opacity: 0.7,
  '& img': { objectPosition: '50% 72%', mixBlendMode: 'multiply' },
});

const Sentence = styled('p', {
  position: 'relative',
  paddingRight: '30%',
  fontFamily: '$serif',
  fontSize: '$lg',
  lineHeight: '$tight',
  letterSpacing: '$display',
  textWrap: 'balance',
  '@narrow': { paddingRight: 0 },
});
