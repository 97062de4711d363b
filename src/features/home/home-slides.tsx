import type { ReactNode } from 'react';
import { mobileCropOf, type ShownVisual } from '#contract/site/key-visual.ts';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';

export type HomeSlide = { id: number; title: string; picture: ReactNode };

/** Shown until the operator's pictures are loaded, and if there are none (spec 000 §2). */
const fallback = {
  id: 0,
  title: '안개가 걷히는 첫 페어웨이',
  alt: '새벽안개가 낮게 깔린 페어웨이, 왼쪽 연못가에 붉은 소나무가 서 있다',
  pcImageUrl: 'kv-dawn',
  mobileImageUrl: 'kv-dawn',
};

export const homeLead =
  '네 개의 클럽, 아흔 개의 홀. 숲과 물 사이로 하루가 가장 먼저 열리는 곳에서 라운드를 시작합니다.';

/** The slides of the home page, in their order. */
export function homeSlides(visuals: readonly ShownVisual[]): HomeSlide[] {
  return (visuals.length > 0 ? visuals : [fallback]).map(({ id, title, alt, pcImageUrl, mobileImageUrl }, index) => ({
    id,
    title: title || fallback.title,
    picture: (
      <ContentPicture
        file={pcImageUrl}
        mobileFile={mobileImageUrl}
        mobileCrop={mobileCropOf('MAIN')}
        alt={alt}
        sizes="100vw"
        width={1920}
        height={1080}
        priority={index === 0}
      />
    ),
  }));
}
