import type { ClubDirections } from '#contract/clubs/club-content.ts';

/** URL of a club on Kakao Map. */
export const mapLink = ({ nameKo, lat, lng }: Pick<ClubDirections, 'nameKo' | 'lat' | 'lng'>): string =>
  `https://map.kakao.com/link/map/${encodeURIComponent(nameKo)},${lat},${lng}`;
