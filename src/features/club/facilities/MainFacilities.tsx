import { paths } from '#contract/site/site-paths.ts';
import type { PictureName } from '#contract/site/pictures.ts';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { FactList } from '#src/ui/data/FactList.tsx';
import { Actions } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { UnbrokenNumbers } from '#src/ui/foundation/UnbrokenNumbers.tsx';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { PictureBands } from '#src/ui/page/PictureBands.tsx';
import { drivingRangeId } from './facilities.ts';
import { kindOf, type Facility } from './facility.ts';

/** The two main facilities of a club, each in a band with its picture. */
export function MainFacilities({
  facilities,
  pictures,
}: {
  facilities: readonly Facility[];
  pictures: readonly [PictureName, PictureName];
}) {
  return (
    <PictureBands
      label="대표 시설"
      bands={pictures.flatMap((picture, index) => {
        const facility = facilities[index];
        return facility ? [bandOf(facility, picture)] : [];
      })}
    />
  );
}

const bandOf = (facility: Facility, picture: PictureName) => ({
  key: facility.id,
  eyebrow: facility.nameEn,
  title: facility.name,
  picture: (
    <ContentPicture
      file={picture}
      crop="card"
      mobileCrop="band"
      alt=""
      sizes="(max-width: 639px) 100vw, 45vw"
      width={4}
      height={5}
    />
  ),
  content: <Description {...facility} />,
});

const Description = ({ id, hours, phone, location, description, ...facility }: Facility) => (
  <>
    <Text>{description}</Text>
    <FactList
      facts={[
        { label: '구분', value: kindOf(facility) },
        { label: '이용 시간', value: hours },
        { label: '위치', value: location },
      ]}
    />
    <Actions>
      <ButtonLink href={`tel:${phone}`} variant="secondary" size="small">
        <UnbrokenNumbers>{`전화 ${phone}`}</UnbrokenNumbers>
      </ButtonLink>
    </Actions>
    {id === drivingRangeId && (
      <LinkText href={paths.drivingRange} variant="onward">
        드라이빙 레인지 안내
      </LinkText>
    )}
  </>
);
