type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** Most browsers also claim to be Chrome and Safari, so these two come last. */
const browsers: Names = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Whale\//, 'Whale'],
  [/KAKAOTALK/, 'KakaoTalk'],
  [/NAVER\(/, 'NAVER'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
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

/** No browser sends a longer header; what follows is not read. */
const maxReadLength = 512;

const unknownDevice = '알 수 없는 기기';

/**
 * Returns browser and system from a User-Agent header, `Chrome · Windows`: deliberately coarse, and never text of the
 * header itself.
 */
export function deviceLabel(userAgent: string): string {
  const read = userAgent.slice(0, maxReadLength);
  const labels = [browsers, systems].flatMap((names) => names.find(([pattern]) => pattern.test(read))?.[1] ?? []);
  return labels.join(' · ') || unknownDevice;
}
