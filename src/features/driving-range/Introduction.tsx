import type { DrivingRangeInfo } from '#contract/clubs/driving-range.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { Container, Section } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { IntroLayout } from '#src/ui/page/IntroLayout.ts';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';

/** Introduction of the driving range. */
export function Introduction({ info: { data, isFailed, onRetry } }: { info: Loadable<DrivingRangeInfo> }) {
  return (
    <Section joins="below">
      <Container>
        <IntroLayout>
          <SectionHead eyebrow="01 Range" title={data?.title ?? '드라이빙 레인지'} />
          <Fetched label="소개" isPending={data === undefined} isFailed={isFailed} rows={3} onRetry={onRetry}>
            <Text>{data?.introduce}</Text>
          </Fetched>
        </IntroLayout>
      </Container>
    </Section>
  );
}
