import type { ReactElement } from 'react';
import { Container } from '../foundation/layout.ts';
import { Eyebrow, Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';
import { HeaderEnd } from './HeaderEnd.tsx';

export type StoryHeaderProps = {
  eyebrow: string;
  /** Line breaks are preserved. */
  title: string;
  picture: ReactElement;
};

/** Header of the story page: a tall picture with a large title at the left; its right half has no scrim. */
export function StoryHeader({ eyebrow, title, picture }: StoryHeaderProps) {
  return (
    <Frame data-dark="">
      {picture}
      <Content>
        <Eyebrow lang="en">{eyebrow}</Eyebrow>
        <Title as="h1" size="page">
          {title}
        </Title>
      </Content>
      <HeaderEnd />
    </Frame>
  );
}

const ink = (opacity: number, stop: string) => `rgba(16, 32, 26, ${opacity}) ${stop}`;
const scrim = (angle: number, ...stops: string[]) => `linear-gradient(${angle}deg, ${stops.join(', ')})`;
const clear = (stop: string) => ink(0, stop);

const Frame = styled('div', {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: '46rem',
  overflow: 'hidden',
  backgroundColor: '$ink',
  color: '$ivory',
  '& picture': { position: 'absolute', inset: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    background: [
      scrim(180, ink(0.7, '0'), ink(0.6, '6rem'), clear('18.75rem'), clear('62%'), ink(0.5, '100%')),
      scrim(90, ink(0.6, '0'), ink(0.56, '40%'), clear('76%')),
    ].join(', '),
  },
  '@mobile': {
    minHeight: '34rem',
    '&::before': {
      background: scrim(
        180,
        ink(0.7, '0'),
        ink(0.62, '4rem'),
        ink(0.08, '11rem'),
        ink(0.08, '34%'),
        ink(0.56, '56%'),
        ink(0.66, '100%'),
      ),
    },
  },
  '@print': { minHeight: 0 },
});

const Content = styled(Container, {
  position: 'relative',
  zIndex: 1,
  paddingTop: 'calc($sizes$header + 3rem)',
  paddingBottom: '5.5rem',
  '@mobile': { paddingBottom: '2.5rem' },
});

const Title = styled(Heading, { marginTop: '$4', lineHeight: '$display', whiteSpace: 'pre-line' });
