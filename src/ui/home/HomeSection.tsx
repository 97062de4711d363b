import type { ReactNode } from 'react';
import { contentVisibilityAuto } from '../foundation/content-visibility.ts';
import { Container, Spread } from '../foundation/layout.ts';
import { styled } from '../foundation/theme.ts';

/** A block of the home page, which the side navigation leads to. */
export function HomeSection({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Block id={id} tabIndex={-1}>
      <Content>{children}</Content>
    </Block>
  );
}

/** The clubs: heading and the way to all of them on one line, the cards below. */
export function GolfBlock({ text, link, children }: { text: ReactNode; link: ReactNode; children: ReactNode }) {
  return (
    <Container>
      <Spread css={{ alignItems: 'flex-end', gap: '$6' }}>
        {text}
        {link}
      </Spread>
      <Cards>{children}</Cards>
    </Container>
  );
}

const Block = styled('section', { paddingTop: '$section', containerType: 'inline-size', '&:focus': { outline: 'none' } });

/**
 * Not even the first section, whose pictures a browser would fetch with the LCP image, before the page is hydrated
 * (`public/assets/before-paint.3.js`).
 */
const Content = styled('div', { ...contentVisibilityAuto('72rem'), '@mobile': contentVisibilityAuto('62rem'), 'html[data-arriving] &': { contentVisibility: 'hidden' } });

const Cards = styled('div', { marginTop: '5rem', paddingBottom: '$section', '@mobile': { marginTop: '2.5rem' } });
