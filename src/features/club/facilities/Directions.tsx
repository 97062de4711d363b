import { addressMessages } from '#contract/account/address-messages.ts';
import { clubMessages } from '#contract/clubs/club-messages.ts';
import type { ClubDirections } from '#contract/clubs/club-content.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { CopyButton } from '#src/ui/actions/CopyButton.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { PhoneOnly } from '#src/ui/data/PhoneOnly.ts';
import { FactList } from '#src/ui/data/FactList.tsx';
import { RouteCards } from '#src/ui/data/RouteCards.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Lead } from '#src/ui/foundation/text.ts';
import { MapSplit } from '#src/ui/media/MapSplit.tsx';
import { RoadMap } from '#src/ui/media/RoadMap.tsx';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';
import { kakaoMapUrl, naverMapUrl, tmapUrl } from './map-links.ts';

/** Directions to a club: address, by car, by shuttle, beside a schematic map of the roads. */
export function Directions({ directions: { data, isFailed, onRetry } }: { directions: Loadable<ClubDirections> }) {
  return (
    <MapSplit
      id="directions"
      map={<RoadMap name={data?.nameKo ?? ''} roads={data?.car ?? []} note={clubMessages.roadMap} />}
    >
      <SectionHead eyebrow="02 Directions" title="오시는 길" />
      <Fetched label="오시는 길" isPending={data === undefined} isFailed={isFailed} rows={8} onRetry={onRetry}>
        {data && <DirectionDetails {...data} />}
      </Fetched>
    </MapSplit>
  );
}

function DirectionDetails({ phone, car, shuttle, ...place }: ClubDirections) {
  return (
    <Stack gap="large">
      <Stack gap="regular">
        <Lead size="small">{place.address}</Lead>
        <Actions>
          <ButtonLink href={naverMapUrl(place)} isExternal variant="secondary" size="small">
            네이버지도
          </ButtonLink>
          <ButtonLink href={kakaoMapUrl(place)} isExternal variant="secondary" size="small">
            카카오맵
          </ButtonLink>
          <PhoneOnly>
            <ButtonLink href={tmapUrl(place)} variant="secondary" size="small">
              티맵
            </ButtonLink>
          </PhoneOnly>
          <CopyButton
            text={place.address}
            label="주소 복사"
            done={addressMessages.copied}
            failed={addressMessages.notCopied}
          />
        </Actions>
        <FactList facts={[{ label: '전화', value: <LinkText href={`tel:${phone}`}>{phone}</LinkText> }]} />
      </Stack>
      <section aria-label="자동차로 오시는 길">
        <Lead size="small" as="h3">
          자동차
        </Lead>
        <RouteCards routes={car} />
      </section>
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
