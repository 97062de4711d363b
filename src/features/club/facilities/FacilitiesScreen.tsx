import { clubIds, clubNames } from '#contract/site/club-code.ts';
import type { ClubDirections } from '#contract/clubs/club-content.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { Container, Section, Stack } from '#src/ui/foundation/layout.ts';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';
import { Directions } from './Directions.tsx';
import { facilities } from './facilities.ts';
import { FacilityList } from './FacilityList.tsx';
import { FacilitySlides } from './FacilitySlides.tsx';

export function FacilitiesScreen({ club, directions }: { club: ClubKey; directions: Loadable<ClubDirections> }) {
  return (
    <>
      <Section>
        <Container>
          <Stack gap="wide">
            <SectionHead eyebrow="01 Places" title="머무는 자리" />
            <FacilitySlides key={club} club={clubNames[club]} facilities={facilities[club]} />
            <FacilityList facilities={facilities[club]} />
          </Stack>
        </Container>
      </Section>
      <Directions directions={directions} seed={clubIds[club]} />
    </>
  );
}
