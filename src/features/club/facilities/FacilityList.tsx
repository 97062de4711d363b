import { paths } from '#contract/site/site-paths.ts';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { FactList } from '#src/ui/data/FactList.tsx';
import { InfoRows } from '#src/ui/data/InfoRows.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { StaggeredItems } from '#src/ui/page/StaggeredItems.tsx';
import { Text } from '#src/ui/foundation/text.ts';
import { drivingRangeId } from './facilities.ts';
import type { Facility } from './facility.ts';

/** The facilities of a club: the two main ones with large pictures, the others as rows. */
export function FacilityList({ facilities }: { facilities: readonly Facility[] }) {
  return (
    <Stack gap="wide">
      <StaggeredItems
        label="대표 시설"
        items={facilities.slice(0, 2).map((facility) => ({
          key: facility.id,
          eyebrow: facility.nameEn,
          title: facility.name,
          picture: (
            <ContentPicture
              file={facility.picture}
              crop="band"
              alt=""
              sizes="(max-width: 639px) 100vw, 45vw"
              width={4}
              height={3}
            />
          ),
          content: <Description {...facility} />,
        }))}
      />
      <InfoRows
        first={3}
        rows={facilities.slice(2).map((facility) => ({
          key: facility.id,
          title: facility.name,
          picture: <ContentPicture file={facility.picture} crop="card" alt="" sizes="200px" width={4} height={5} />,
          content: <Description {...facility} />,
        }))}
      />
    </Stack>
  );
}

const Description = ({ id, category, capacity, hours, phone, location, description }: Facility) => (
  <>
    <Text>{description}</Text>
    <FactList
      facts={[
        { label: '구분', value: capacity ? `${category}, ${capacity}` : category },
        { label: '이용 시간', value: hours },
        { label: '위치', value: location },
        { label: '전화', value: <LinkText href={`tel:${phone}`}>{phone}</LinkText> },
      ]}
    />
    {id === drivingRangeId && (
      <LinkText href={paths.drivingRange} variant="onward">
        드라이빙 레인지 안내
      </LinkText>
    )}
  </>
);
