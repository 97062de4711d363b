import { useQuery } from '@tanstack/react-query';
import type { Setting } from '#contract/site/setting.ts';
import { useClient } from '#src/api/client-context.tsx';
import { clubsQuery, operationsQuery } from '#src/api/clubs.ts';
import { settingQuery } from '#src/api/setting.ts';
import { mapUrl } from '#src/shared/map/map-url.ts';
import { useToday } from '#src/shared/page/use-today.ts';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { ContactBlock } from '#src/ui/home/ContactBlock.tsx';
import { HomeSection } from '#src/ui/home/HomeSection.tsx';
import { LoungeBlock } from '#src/ui/home/LoungeBlock.tsx';
import { StoryBlock } from '#src/ui/home/StoryBlock.tsx';
import { ClubCards } from './ClubCards.tsx';
import { blockTexts } from './block-texts.ts';

const { story, lounge, contact } = blockTexts;

/** The blocks below the slides. */
export function HomeBlocks() {
  const client = useClient();
  const { data: setting } = useQuery(settingQuery(client));
  const clubs = useQuery(clubsQuery(client));
  const { data: operations } = useQuery(operationsQuery(client));
  return (
    <>
      <HomeSection id="story">
        <StoryBlock
          text={{
            number: '01',
            eyebrow: 'Story',
            heading: 'Breath of Paradise',
            title: story.title,
            texts: story.texts,
          }}
          pictures={story.pictures}
          caption={story.caption}
          link={story.link}
        />
      </HomeSection>
      <HomeSection id="clubhouse">
        <LoungeBlock
          text={{
            number: '02',
            eyebrow: 'Club house',
            heading: 'Private Lounge',
            title: lounge.title,
            texts: lounge.texts,
          }}
          picture={lounge.picture}
          link={lounge.link}
        />
      </HomeSection>
      <HomeSection id="golf">
        <ClubCards
          clubs={clubs.data}
          operations={operations}
          today={useToday()}
          isFailed={clubs.isLoadingError}
          onRetry={() => void clubs.refetch()}
        />
      </HomeSection>
      <ContactBlock
        text={{ number: '04', eyebrow: 'Contact', heading: 'Find Us', texts: [contact] }}
        facts={factsOf(setting)}
        place={setting?.mapName ?? ''}
        actions={
          setting && (
            <>
              <ButtonLink href={mapUrl({ name: setting.mapName, lat: setting.mapLat, lng: setting.mapLng })} isExternal>
                지도 보기
              </ButtonLink>
              <ButtonLink href={`mailto:${setting.contactEmail}`} variant="secondary">
                문의하기
              </ButtonLink>
            </>
          )
        }
      />
    </>
  );
}

const factsOf = (setting: Setting | undefined) => [
  { term: '주소', detail: setting?.address ?? '' },
  { term: '전화', detail: setting?.contactTel ?? '', isNumber: true },
];
