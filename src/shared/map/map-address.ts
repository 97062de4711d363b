/** A place on the map service, which opens in a window of its own (spec 000 §2). */
export const mapAddress = ({ name, lat, lng }: { name: string; lat: number; lng: number }): string =>
  `https://map.kakao.com/link/map/${encodeURIComponent(name)},${lat},${lng}`;
