import { ContentPicture } from '../media/ContentPicture.tsx';
import { Container } from '../foundation/layout.ts';
import { LinkText } from '../actions/LinkText.tsx';
import { styled } from '../foundation/theme.ts';
import { HomeText, type HomeTextProps } from './HomeText.tsx';

export type LoungeBlockProps = {
  text: HomeTextProps;
  picture: { file: string; alt: string };
  link: { href: string; label: string };
};

/** The club house: a full-width picture, overlapped by a text panel. */
export function LoungeBlock({ text, picture, link }: LoungeBlockProps) {
  return (
    <>
      <Wide data-tone="light">
        <ContentPicture {...picture} mobileCrop="band" sizes="100vw" width={1920} height={1080} />
      </Wide>
      <Container>
        <Panel>
          <HomeText {...text}>
            <LinkText href={link.href} variant="onward">
              {link.label}
            </LinkText>
          </HomeText>
        </Panel>
      </Container>
    </>
  );
}

const Wide = styled('div', {
  height: '45rem',
  '& img': { objectPosition: '50% 40%' },
  '@mobile': { height: '26.25rem' },
});

const Panel = styled('div', {
  position: 'relative',
  width: 'calc(100% / 12 * 7)',
  minHeight: '20rem',
  marginTop: '-11rem',
  marginLeft: 'auto',
  padding: '4.5rem 0 0 4.5rem',
  backgroundColor: '$ivory',
  '@mobile': { width: 'auto', minHeight: 0, marginTop: '-4rem', marginLeft: '$5', padding: '2.5rem 0 0 $space$5' },
  '@tight': { marginLeft: 0 },
});
