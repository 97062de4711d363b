import type { ReactNode } from 'react';
import { contentVisibilityAuto } from '../foundation/content-visibility.ts';
import { Container, Spread } from '../foundation/layout.ts';
import { styled } from '../foundation/theme.ts';

/** A section of the home page, a target of the side navigation. */
export function HomeSection({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Block id={id} tabIndex={-1}>
      <Content>{children}</Content>
    </Block>
  );
}

/** The clubs: heading and link to the overview on one line, the cards below. */
export function GolfBlock({ text, link, children }: { text: ReactNode; link: ReactNode; children: ReactNode }) {
  return (
    <Container>
      <Head>
        {text}
        {link}
      </Head>
      <Cards>{children}</Cards>
    </Container>
  );
}

const Block = styled('section', {
  paddingTop: '$section',
  containerType: 'inline-size',
  '&:focus': { outline: 'none' },
});

/**
 * Hidden before hydration (`html[data-arriving]`, `public/assets/before-paint.3.js`), including the first section,
 * whose pictures a browser would otherwise fetch together with the LCP image.
 */
const Content = styled('div', {
  ...contentVisibilityAuto('72rem'),
  '@mobile': contentVisibilityAuto('62rem'),
  'html[data-arriving] &': { contentVisibility: 'hidden' },
});

const Cards = styled('div', { marginTop: '5rem', paddingBottom: '$section', '@mobile': { marginTop: '2.5rem' } });

const Head = styled(Spread, { alignItems: 'flex-end', gap: '$6' });
