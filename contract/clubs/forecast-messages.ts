/** Texts of the forecast on a club's page. */
export const forecastMessages = {
  title: '오늘과 내일 날씨',
  note: '세 시간마다의 예보이며 실제 날씨와 다를 수 있습니다.',
  unknown: '지금은 날씨 예보를 불러올 수 없습니다.',
} as const;

/** Names of winds, each below a speed in m/s: the bounds of the Korea Meteorological Administration. */
const winds = [
  [4, '약함'],
  [9, '약간 강함'],
  [14, '강함'],
] as const;

/** Returns the name of a wind by its speed in m/s. */
export const windName = (speed: number): string => winds.find(([below]) => speed < below)?.[1] ?? '매우 강함';
