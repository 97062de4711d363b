type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** Most browsers call themselves Chrome and Safari too: the ones that only do so come first. */
const browsers: Names = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Whale\//, 'Whale'],
  [/KAKAOTALK/, 'KakaoTalk'],
  [/NAVER\(/, 'NAVER'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

const systems: Names = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const unknownDevice = '알 수 없는 기기';

/** Browser and system as a User-Agent header tells them, `Chrome · Windows`: as coarse as that, and no word of the header itself. */
export function deviceLabel(userAgent: string): string {
  const known = [browsers, systems].flatMap((names) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? []);
  return known.join(' · ') || unknownDevice;
}
