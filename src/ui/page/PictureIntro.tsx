import type { ReactElement, ReactNode } from 'react';
import { Container, Wide } from '../foundation/layout.ts';
import { SectionHead } from './SectionHead.tsx';
import { styled } from '../foundation/theme.ts';

export type PictureIntroProps = {
  eyebrow: string;
  title: ReactNode;
  /** Beside the text, extending to the edge of the window. */
  picture: ReactElement;
  /** Caption, such as the place and the time of day. */
  caption?: string;
  children: ReactNode;
};

/** Introduction of a page: a short text, and a picture that extends beyond the grid at the right. */
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
          <PictureFrame>{picture}</PictureFrame>
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

/** Extends from its column to the edge of the window. */
const PictureFrame = styled('div', {
  height: '38rem',
  marginRight: 'calc(-1 * $space$bleed)',
  overflow: 'hidden',
  '@mobile': { height: '26rem' },
  '@narrow': { height: '20rem' },
});

const Caption = styled('figcaption', { marginTop: '$4', color: '$sage', fontSize: '$xs' });
