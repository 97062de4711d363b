import { clubNames } from '#contract/site/club-code.ts';
import type { GolfClub } from '#contract/clubs/club.ts';
import { clubCoursePath, clubPath } from '#contract/site/site-paths.ts';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { Container, PageEnd, Section, Stack } from '#src/ui/foundation/layout.ts';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { OverlayCards, type OverlayCard } from '#src/ui/media/OverlayCards.tsx';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';
import { ClubComparison } from './ClubComparison.tsx';
import { overview } from './overview.ts';

export type OverviewScreenProps = {
  clubs: Loadable<readonly GolfClub[]>;
  /** URL of Seongmunan's brand site; undefined until the settings are loaded. */
  brandUrl: string | undefined;
};

export function OverviewScreen({ clubs, brandUrl }: OverviewScreenProps) {
  return (
    <>
      <Section>
        <Container>
          <Stack gap="wide">
            <SectionHead eyebrow="01 Clubs" title={overview.heading}>
              {overview.text}
            </SectionHead>
            <OverlayCards label="클럽" cards={cardsOf(brandUrl, clubs.data)} more="더보기" />
          </Stack>
        </Container>
      </Section>
      <PageEnd>
        <Stack gap="large">
          <SectionHead eyebrow="02 At a glance" title="나란히 견주어 보기" />
          <ClubComparison clubs={clubs} />
        </Stack>
      </PageEnd>
    </>
  );
}

function cardsOf(brandUrl: string | undefined, clubs: readonly GolfClub[] | undefined): OverlayCard[] {
  return overview.cards.map(({ club, eyebrow, text, picture }) => {
    const designer = clubs?.find(({ key }) => key === club)?.designer;
    return {
      key: club,
      eyebrow,
      text,
      title: clubNames[club],
      picture: (
        <ContentPicture
          file={picture}
          crop="card"
          mobileCrop="card"
          alt=""
          sizes="(max-width: 639px) 100vw, 50vw"
          width={3}
          height={4}
        />
      ),
      href: clubCoursePath(club),
      ...(designer !== undefined && { designer }),
      ...(club === 'seongmunan' && {
        site: { href: brandUrl ?? clubPath(club, 'brand'), label: '브랜드 사이트', isExternal: true },
      }),
    };
  });
}
