import { addressMessages } from '#contract/account/address-messages.ts';
import type { ClubDirections } from '#contract/clubs/club-content.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { ContourMap } from '#src/ui/media/ContourMap.tsx';
import { CopyButton } from '#src/ui/actions/CopyButton.tsx';
import { FactList } from '#src/ui/data/FactList.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { MapSplit } from '#src/ui/media/MapSplit.tsx';
import { PriceTable } from '#src/ui/data/PriceTable.tsx';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';
import { Lead } from '#src/ui/foundation/text.ts';
import { mapLink } from './map-link.ts';

/** Directions to a club: address, by car, by shuttle. */
export function Directions({
  directions: { data, isFailed, onRetry },
  seed,
}: {
  directions: Loadable<ClubDirections>;
  seed: number;
}) {
  return (
    <MapSplit map={<ContourMap seed={seed} name={data?.nameKo ?? ''} />}>
      <SectionHead eyebrow="02 Directions" title="오시는 길" />
      <Fetched label="오시는 길" isPending={data === undefined} isFailed={isFailed} rows={8} onRetry={onRetry}>
        {data && <DirectionDetails {...data} />}
      </Fetched>
    </MapSplit>
  );
}

function DirectionDetails({ address, phone, car, shuttle, ...place }: ClubDirections) {
  return (
    <Stack gap="large">
      <Stack gap="regular">
        <Lead size="small">{address}</Lead>
        <Actions>
          <CopyButton
            text={address}
            label="주소 복사"
            done={addressMessages.copied}
            failed={addressMessages.notCopied}
          />
          <ButtonLink href={mapLink(place)} isExternal variant="secondary" size="small">
            지도 보기
          </ButtonLink>
        </Actions>
        <FactList facts={[{ label: '전화', value: <LinkText href={`tel:${phone}`}>{phone}</LinkText> }]} />
      </Stack>
      <PriceTable
        caption="자동차로 오시는 길"
        columns={[{ label: '출발' }, { label: '길' }, { label: '걸리는 시간' }]}
        groups={[{ rows: car.map(({ from, route, time }) => [from, route, time.replaceAll(' ', '\u00a0')] as const) }]}
      />
      {shuttle && (
        <section aria-label="셔틀버스">
          <Lead size="small" as="h3">
            셔틀버스
          </Lead>
          <FactList
            facts={[
              { label: '타는 곳', value: shuttle.stop },
              { label: '운행', value: shuttle.hours },
              { label: '간격', value: shuttle.interval },
              { label: '안내', value: shuttle.note },
            ]}
          />
        </section>
      )}
    </Stack>
  );
}
