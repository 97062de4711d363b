import type { GolfClub } from '#contract/clubs/club.ts';

/** A club on the map of a maps service. */
export const mapLink = ({ nameKo, lat, lng }: Pick<GolfClub, 'nameKo' | 'lat' | 'lng'>): string => `https://map.kakao.com/link/map/${encodeURIComponent(nameKo)},${lat},${lng}`;
