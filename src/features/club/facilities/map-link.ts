import type { GolfClub } from '#contract/clubs/club.ts';

/** URL of a club on Kakao Map. */
export const mapLink = ({ nameKo, lat, lng }: Pick<GolfClub, 'nameKo' | 'lat' | 'lng'>): string => `https://map.kakao.com/link/map/${encodeURIComponent(nameKo)},${lat},${lng}`;
