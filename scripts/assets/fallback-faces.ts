type Metrics = { advance: number; ascent: number; descent: number };
type Advances = Readonly<Record<string, number>>;

/**
 * Metrics measured in Chromium, in em: Pretendard Hangul .864, ascent .952, descent .241; Gowun Batang .910, 1.160,
 * .288; Cormorant Garamond capitals .572, .924, .287. `advance` is the ratio to that of the system font.
 */
const systemFaces = [
  face('Pretendard Apple', ['Apple SD Gothic Neo'], { advance: 0.864 / 0.864, ascent: 0.952, descent: 0.241 }),
  face('Pretendard System', ['Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'], {
    advance: 0.864 / 0.92,
    ascent: 0.952,
    descent: 0.241,
  }),
  face('Gowun Windows', ['Batang'], { advance: 0.91 / 1, ascent: 1.16, descent: 0.288 }),
  face('Gowun System', ['Noto Serif KR', 'Noto Serif CJK KR', 'AppleMyungjo'], {
    advance: 0.91 / 0.92,
    ascent: 1.16,
    descent: 0.288,
  }),
  face('Cormorant System', ['Times New Roman', 'Liberation Serif'], {
    advance: 0.5717 / 0.5908,
    ascent: 0.924,
    descent: 0.287,
  }),
];

/** Hangul comes last: the box of a missing glyph is drawn from the last font of the family. */
const kinds = {
  space: 'U+20',
  digit: 'U+30-39',
  lower: 'U+61-7a',
  upper: 'U+41-5a',
  mark: 'U+21-2f,U+3a-40,U+b7',
  hangul: 'U+ac00-d7a3',
} as const;

const dejaVuSansAdvances = { space: 0.318, digit: 0.636, lower: 0.548, upper: 0.665, mark: 0.346, hangul: 0.6 };
const dejaVuSerifAdvances = { space: 0.318, digit: 0.636, lower: 0.555, upper: 0.74, mark: 0.343, hangul: 0.6 };

/**
 * For Linux without any Korean font: average widths of each kind of character in em, weighted by frequency, including
 * the missing-glyph box shown for Hangul. It is scaled to our font's width, so that lines break in the same places.
 */
const bareFaces = [
  ...faces('Pretendard Bare', 'DejaVu Sans', { ascent: 0.952, descent: 0.241 }, dejaVuSansAdvances, {
    space: 0.251,
    digit: 0.584,
    lower: 0.49,
    upper: 0.624,
    mark: 0.309,
    hangul: 0.864,
  }),
  ...faces('Gowun Bare', 'DejaVu Serif', { ascent: 1.16, descent: 0.288 }, dejaVuSerifAdvances, {
    space: 0.31,
    digit: 0.531,
    lower: 0.469,
    upper: 0.622,
    mark: 0.385,
    hangul: 0.91,
  }),
  ...faces('Cormorant Bare', 'DejaVu Serif', { ascent: 0.924, descent: 0.287 }, dejaVuSerifAdvances, {
    space: 0.234,
    digit: 0.431,
    lower: 0.425,
    upper: 0.636,
    mark: 0.263,
  }),
];

/** System fonts adjusted to the metrics of ours, to keep the layout shift small when our fonts load late. */
export const fallbackFaces: readonly string[] = [...systemFaces, ...bareFaces];

function faces(
  family: string,
  local: string,
  metrics: Omit<Metrics, 'advance'>,
  systemAdvances: Advances,
  siteAdvances: Advances,
): string[] {
  return Object.entries(kinds).flatMap(([kind, unicodeRange]) => {
    const [site, system] = [siteAdvances[kind], systemAdvances[kind]];
    return site && system ? [face(family, [local], { ...metrics, advance: site / system }, unicodeRange)] : [];
  });
}

function face(
  family: string,
  locals: readonly string[],
  { advance, ascent, descent }: Metrics,
  unicodeRange?: string,
): string {
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  const range = unicodeRange ? `;unicode-range:${unicodeRange}` : '';
  return (
    `@font-face{font-family:"${family}";src:${locals.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(advance)};` +
    `ascent-override:${percent(ascent / advance)};descent-override:${percent(descent / advance)};line-gap-override:0%${range}}`
  );
}
