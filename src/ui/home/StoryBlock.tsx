import { ContentPicture } from '../media/ContentPicture.tsx';
import { Container } from '../foundation/layout.ts';
import { LinkText } from '../actions/LinkText.tsx';
import { styled } from '../foundation/theme.ts';
import { HomeText, type HomeTextProps } from './HomeText.tsx';

type BlockPicture = { file: string; alt: string };

export type StoryBlockProps = {
  text: HomeTextProps;
  pictures: readonly [BlockPicture, BlockPicture];
  caption: { time: string; text: string };
  link: { href: string; label: string };
};

/** The story: its text, a picture that extends beyond the grid at the right, and a smaller one over its corner. */
export function StoryBlock({ text, pictures: [large, small], caption, link }: StoryBlockProps) {
  return (
    <Grid>
      <div data-text="">
        <HomeText {...text}>
          <LinkText href={link.href} variant="onward">
            {link.label}
          </LinkText>
        </HomeText>
      </div>
      <Large>
        <ContentPicture {...large} crop="band" sizes="(max-width: 1025px) 100vw, 58vw" width={960} height={720} />
      </Large>
      <Small>
        <ContentPicture {...small} crop="band" sizes="(max-width: 1025px) 62vw, 400px" width={480} height={360} />
      </Small>
      <Caption>
        <span lang="en">{caption.time}</span> {caption.text}
      </Caption>
    </Grid>
  );
}

const Grid = styled(Container, {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: '$5',
  '& [data-text]': { gridColumn: '1 / 6', gridRow: 1 },
  '@mobile': { display: 'block' },
});

const Large = styled('div', {
  gridColumn: '7 / 13',
  gridRow: 1,
  height: '45rem',
  marginRight: 'calc(-1 * $space$bleed)',
  '@mobile': { height: '27.5rem', marginTop: '2.5rem', marginRight: 'calc(-1 * $space$edge)' },
});

const Small = styled('div', {
  position: 'relative',
  gridColumn: '4 / 8',
  height: '21.5rem',
  marginTop: '-6rem',
  border: 'solid $colors$ivory',
  borderWidth: '1.5rem 1.5rem 0 0',
  '@mobile': { width: '62%', height: '13.75rem', marginTop: '-5.5rem', borderWidth: '.75rem .75rem 0 0' },
});

const Caption = styled('p', {
  gridColumn: '8 / 13',
  alignSelf: 'start',
  paddingTop: '$5',
  color: '$sage',
  fontSize: '$xs',
  '& span': {
    marginRight: '1.25rem',
    color: '$bronzeInk',
    font: '500 1rem / 1 $fonts$latin',
    fontFeatureSettings: '"lnum"',
  },
  '@mobile': { paddingTop: '$3' },
});
