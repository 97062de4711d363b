import type { ReactNode } from 'react';
import { Picture } from '../media/Picture.tsx';
import type { PictureName } from '#contract/site/pictures.ts';
import { Eyebrow, Heading, Text } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type EmptyStateProps = {
  eyebrow: string;
  title: string;
  text?: string;
  /** Link or button to continue. */
  action?: ReactNode;
  picture?: PictureName;
};

/** Empty state: a message beside an ink painting. */
export function EmptyState({ eyebrow, title, text, action, picture = 'ink-night' }: EmptyStateProps) {
  return (
    <Frame>
      <Painting>
        <Picture name={picture} alt="" sizes="(max-width: 1025px) 70vw, 300px" />
      </Painting>
      <div>
        <Eyebrow lang="en">{eyebrow}</Eyebrow>
        <Title as="p">{title}</Title>
        {text && <Text tone="quiet">{text}</Text>}
        {action && <Action>{action}</Action>}
      </div>
    </Frame>
  );
}

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: '2fr 5fr',
  alignItems: 'center',
  gap: '$9',
  padding: '$7 0 $7 8.33%',
  borderTop: '1px solid $colors$forest',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$6', padding: '2.5rem 0' },
});

const Painting = styled('div', {
  aspectRatio: '3 / 4',
  minWidth: 0,
  '& img': { mixBlendMode: 'multiply' },
  '@mobile': { width: '70%', maxWidth: '20rem', aspectRatio: '1' },
});

const Action = styled('div', { marginTop: '$5' });

const Title = styled(Heading, { marginBlock: '$4', fontFamily: '$serif', letterSpacing: '$display' });
