import type { InfoItem } from '#contract/clubs/club-content.ts';
import type { DrivingRangeCourse, DrivingRangeFee, DrivingRangeInfo } from '#contract/clubs/driving-range.ts';
import { paths } from '#contract/site/site-paths.ts';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { Container, PageEnd, Section, Stack } from '#src/ui/foundation/layout.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';
import { BookingInformation } from './BookingInformation.tsx';
import { Facilities } from './Facilities.tsx';
import { FeeTables } from './FeeTables.tsx';
import { Introduction } from './Introduction.tsx';
import { RangeFacts } from './RangeFacts.tsx';

export type DrivingRangeScreenProps = {
  info: Loadable<DrivingRangeInfo>;
  courses: Loadable<readonly DrivingRangeCourse[]>;
  fees: Loadable<readonly DrivingRangeFee[]>;
  booking: Loadable<readonly InfoItem[]>;
};

export function DrivingRangeScreen({ info, courses, fees, booking }: DrivingRangeScreenProps) {
  return (
    <>
      <RangeFacts booking={booking.data} fees={fees.data} />
      <Introduction info={info} />
      <Section>
        <Container>
          <Stack gap="wide">
            <SectionHead eyebrow="02 Places" title="네 가지 연습, 네 자리">
              <LinkText href={paths.practiceRange} variant="onward">
                세 홀의 프랙티스 레인지
              </LinkText>
            </SectionHead>
            <Facilities courses={courses} />
          </Stack>
        </Container>
      </Section>
      <FeeTables fees={fees} eyebrow="03 Fee" title="이용 요금" />
      <PageEnd>
        <Stack gap="large">
          <SectionHead eyebrow="04 Booking" title="예약과 이용" />
          <BookingInformation booking={booking} />
        </Stack>
      </PageEnd>
    </>
  );
}
