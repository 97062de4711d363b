import type { ClubDirections } from '#contract/clubs/club-content.ts';

type Place = Pick<ClubDirections, 'nameKo' | 'address' | 'lat' | 'lng'>;

/** URL of a club on Naver Map, found by its address. */
export const naverMapUrl = ({ address }: Place): string =>
  `https://map.naver.com/p/search/${encodeURIComponent(address)}`;

/** URL of a club on Kakao Map. */
export const kakaoMapUrl = ({ nameKo, lat, lng }: Place): string =>
  `https://map.kakao.com/link/map/${encodeURIComponent(nameKo)},${lat},${lng}`;

/** URL that opens the route to a club in the TMAP app, which exists for phones only. */
export const tmapUrl = ({ nameKo, lat, lng }: Place): string =>
  `tmap://route?goalname=${encodeURIComponent(nameKo)}&goalx=${lng}&goaly=${lat}`;
