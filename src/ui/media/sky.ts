/** Names of the OpenWeather icon groups, by the first two digits of the icon code. */
const skies: Readonly<Record<string, string>> = {
  '01': '맑음',
  '02': '구름 조금',
  '03': '구름 많음',
  '04': '흐림',
  '09': '소나기',
  '10': '비',
  '11': '천둥과 비',
  '13': '눈',
  '50': '안개',
};

/** Returns the name and the image of an icon code (spec 000 §7); for an unknown code, a cloud and "알 수 없음". */
export function skyOf(code: string): { name: string; image: string } {
  const name = skies[code.slice(0, 2)];
  return { name: name ?? '알 수 없음', image: `/weather/${name === undefined ? '03d' : code}.svg` };
}
