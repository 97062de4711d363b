import type { GolfClub } from '#contract/clubs/club.ts';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { FigureList } from '#src/ui/data/FigureList.tsx';
import { Container, Section, Stack } from '#src/ui/foundation/layout.ts';
import { PictureIntro } from '#src/ui/page/PictureIntro.tsx';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';
import { VideoBand } from '#src/ui/page/VideoBand.tsx';
import { clubFigures } from './club-figures.ts';
import { ClubStories } from './ClubStories.tsx';
import { story } from './story.ts';

export type StoryScreenProps = {
  clubs: Loadable<readonly GolfClub[]>;
  /** The promotional video; null if the settings name none: the section is then omitted (docs/decisions). */
  videoId: string | null;
};

export function StoryScreen({ clubs, videoId }: StoryScreenProps) {
  return (
    <>
      <PictureIntro
        eyebrow="01 Forest"
        title={story.heading}
        picture={
          <ContentPicture
            file="kv-dusk"
            crop="band"
            alt=""
            sizes="(max-width: 1025px) 100vw, 60vw"
            width={7}
            height={6}
          />
        }
        caption="6:20 pm, 호수 건너 클럽하우스의 창이 켜지는 시간"
      >
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </PictureIntro>
      <Section space="small">
        <Container>
          <FigureList items={clubFigures(clubs.data, clubs.isFailed)} />
        </Container>
      </Section>
      <Section>
        <Stack gap="wide">
          <Container>
            <SectionHead eyebrow="02 Clubs" title={story.clubs.heading} />
          </Container>
          <ClubStories clubs={clubs} />
        </Stack>
      </Section>
      {videoId !== null && (
        <VideoBand
          eyebrow="03 Film"
          title={story.video.title}
          text={story.video.text}
          videoId={videoId}
          poster={
            <ContentPicture file="kv-deck" alt="" sizes="(max-width: 1025px) 100vw, 66vw" width={16} height={9} />
          }
        />
      )}
    </>
  );
}
