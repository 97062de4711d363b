import type { ReactNode } from 'react';
import { Picture } from '../media/Picture.tsx';
import type { PictureName } from '#contract/site/pictures.ts';
import { Eyebrow } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type SplitScreenProps = {
  /** The row above the form: wordmark and link to the home page. */
  header: ReactNode;
  picture: PictureName;
  caption: { eyebrow: string; text: string };
  /** `wide` has more space for a long form. */
  form?: 'narrow' | 'wide';
  children: ReactNode;
};

/** A form on ivory, beside a picture on wide screens. */
export function SplitScreen({ header, picture, caption, form = 'narrow', children }: SplitScreenProps) {
  return (
    <Screen form={form}>
      <Side>
        <Header form={form}>{header}</Header>
        <Main id="main" form={form}>
          {children}
        </Main>
      </Side>
      <Aside data-dark="">
        <Picture name={picture} alt="" sizes="(max-width: 1025px) 1px, 42vw" />
        <Caption>
          <SideEyebrow lang="en">{caption.eyebrow}</SideEyebrow>
          <Quote>{caption.text}</Quote>
        </Caption>
      </Aside>
    </Screen>
  );
}

const Screen = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  minHeight: '$viewport',
  '@mobile': { display: 'block' },
  variants: { form: { narrow: {}, wide: { gridTemplateColumns: 'minmax(0, 1fr) min(25rem, 28vw)' } } },
});

const Side = styled('div', { display: 'flex', flexDirection: 'column', paddingInline: '$edge' });

const Header = styled('header', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minHeight: '$header',
  variants: { form: { narrow: {}, wide: { width: '100%', maxWidth: '45rem', marginInline: 'auto' } } },
});

const Main = styled('main', {
  width: '100%',
  maxWidth: '27rem',
  margin: '0 auto',
  paddingBlock: '$7 $9',
  '@mobile': { maxWidth: '30rem', paddingBlock: '1.5rem 5rem' },
  variants: { form: { narrow: {}, wide: { maxWidth: '45rem', '@mobile': { maxWidth: '45rem' } } } },
});

const Aside = styled('aside', {
  position: 'sticky',
  top: 0,
  height: '$viewport',
  overflow: 'hidden',
  backgroundColor: '$ink',
  color: '$ivory',
  '& picture': { position: 'absolute', inset: 0 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(180deg, rgba(16, 32, 26, .1) 40%, rgba(16, 32, 26, .5) 68%, rgba(16, 32, 26, .7) 100%)',
  },
  '@mobile': { display: 'none' },
});

const Caption = styled('div', { position: 'absolute', zIndex: 1, inset: 'auto min(3.5rem, 12%) 3.5rem' });

const Quote = styled('p', {
  marginTop: '.875rem',
  fontFamily: '$serif',
  fontSize: '1.75rem',
  lineHeight: 1.5,
  letterSpacing: '$display',
  whiteSpace: 'pre-line',
});

const SideEyebrow = styled(Eyebrow, { '[data-dark] &': { color: '$champagne' } });
