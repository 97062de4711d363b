import type { DrivingRangeInfo } from '#contract/clubs/driving-range.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { PictureIntro } from '#src/ui/page/PictureIntro.tsx';

/** Introduction of the driving range; its space is reserved while it loads. */
export function Introduction({ info: { data, isFailed, onRetry } }: { info: Loadable<DrivingRangeInfo> }) {
  return (
    <PictureIntro
      eyebrow="01 Range"
      title={data?.title ?? '드라이빙 레인지'}
      picture={
        <ContentPicture
          file={data?.thumbnail ?? 'kv-range'}
          crop="portrait"
          mobileCrop="band"
          alt=""
          sizes="(max-width: 1025px) 100vw, 60vw"
          width={7}
          height={6}
        />
      }
      caption="7:20 am, 첫 공이 소나무 숲 쪽으로 날아가는 시간"
    >
      <Fetched label="소개" isPending={data === undefined} isFailed={isFailed} rows={3} onRetry={onRetry}>
        <p>{data?.introduce}</p>
      </Fetched>
    </PictureIntro>
  );
}
