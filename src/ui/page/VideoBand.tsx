import type { ReactElement } from 'react';
import { ClickToLoadVideo } from '../media/ClickToLoadVideo.tsx';
import { Container } from '../foundation/layout.ts';
import { SectionHead } from './SectionHead.tsx';
import { styled } from '../foundation/theme.ts';

export type VideoBandProps = { eyebrow: string; title: string; text: string; videoId: string; poster: ReactElement };

/** A band with a video beside a short text. */
export function VideoBand({ eyebrow, title, text, ...video }: VideoBandProps) {
  return (
    <Band>
      <Grid>
        <SectionHead eyebrow={eyebrow} title={title}>
          {text}
        </SectionHead>
        <ClickToLoadVideo title={title} {...video} />
      </Grid>
    </Band>
  );
}

const Band = styled('section', { paddingBlock: '$section', backgroundColor: '$hanji' });

const Grid = styled(Container, {
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  columnGap: '$8',
  alignItems: 'end',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2.5rem' },
});
