import type { ReactElement, ReactNode } from 'react';
import { Container, Wide } from '../foundation/layout.ts';
import { SectionHead } from './SectionHead.tsx';
import { styled } from '../foundation/theme.ts';

export type PictureIntroProps = {
  eyebrow: string;
  title: ReactNode;
  /** At the side of the text, reaching the edge of the window. */
  picture: ReactElement;
  /** A few words under the picture: what the place is, at what hour. */
  caption?: string;
  children: ReactNode;
};

/** How a page opens: a few sentences, and a picture that leaves the grid at the right. */
export function PictureIntro({ eyebrow, title, picture, caption, children }: PictureIntroProps) {
  return (
    <Wide>
      <Frame>
        <Words>
          <SectionHead eyebrow={eyebrow} title={title}>
            <Text>{children}</Text>
          </SectionHead>
        </Words>
        <figure>
          <Place>{picture}</Place>
          {caption && <Caption>{caption}</Caption>}
        </figure>
      </Frame>
    </Wide>
  );
}

const Frame = styled(Container, {
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  columnGap: '$9',
  alignItems: 'start',
  paddingTop: '$section',
  '@compact': { columnGap: '$8' },
  '@mobile': { display: 'flex', flexDirection: 'column', gap: '3rem' },
});

const Words = styled('div', { minWidth: 0 });

const Text = styled('div', { display: 'grid', gap: '1em', maxWidth: '32em' });

/** From its column to the window's edge. */
const Place = styled('div', {
  height: '38rem',
  marginRight: 'calc(-1 * $space$bleed)',
  overflow: 'hidden',
  '@mobile': { height: '26rem' },
  '@narrow': { height: '20rem' },
});

const Caption = styled('figcaption', { marginTop: '$4', color: '$sage', fontSize: '$xs' });
