import { clubNames } from '#contract/site/club-code.ts';
import type { ClubDirections } from '#contract/clubs/club-content.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { Container, Section } from '#src/ui/foundation/layout.ts';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';
import { ClubHours } from './ClubHours.tsx';
import { clubPictures } from './club-pictures.ts';
import { Directions } from './Directions.tsx';
import { facilities } from './facilities.ts';
import { FacilityTable } from './FacilityTable.tsx';
import { MainFacilities } from './MainFacilities.tsx';

export function FacilitiesScreen({ club, directions }: { club: ClubKey; directions: Loadable<ClubDirections> }) {
  const { hours, main } = clubPictures[club];
  return (
    <>
      <Section space="small">
        <Container>
          <SectionHead eyebrow="01 Places" title="머무는 자리">
            <LinkText href="#directions" variant="onward">
              오시는 길
            </LinkText>
          </SectionHead>
        </Container>
      </Section>
      <ClubHours key={club} club={clubNames[club]} hours={hours} />
      <MainFacilities facilities={facilities[club]} pictures={main} />
      <Section joins="above">
        <Container>
          <FacilityTable facilities={facilities[club].slice(main.length)} />
        </Container>
      </Section>
      <Directions directions={directions} />
    </>
  );
}
