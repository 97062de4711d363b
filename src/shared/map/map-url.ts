/** Returns the URL of a location on the map service, which opens in a new window (spec 000 §2). */
export const mapUrl = ({ name, lat, lng }: { name: string; lat: number; lng: number }): string =>
  `https://map.kakao.com/link/map/${encodeURIComponent(name)},${lat},${lng}`;
