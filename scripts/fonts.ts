import { readFile, writeFile } from 'node:fs/promises';

/**
 * Writes `src/ui/fonts.css`: the subsets of Pretendard, Gowun Batang 400 and Cormorant Garamond 400/500 that Korean and
 * Latin text need, in WOFF2 only, and system faces given the same metrics so that nothing shifts when the font arrives.
 */
const sources = [
  { package: 'pretendard/dist/web/variable', sheet: 'pretendardvariable-dynamic-subset.css' },
  { package: '@fontsource/gowun-batang', sheet: '400.css' },
  { package: '@fontsource/cormorant-garamond', sheet: 'latin-400.css' },
  { package: '@fontsource/cormorant-garamond', sheet: 'latin-500.css' },
];

/** Latin, punctuation, currency, arrows, shapes, CJK punctuation, jamo and Hangul: no hanja, no full-width forms. */
const kept = [
  [0x0000, 0x024f], [0x2000, 0x206f], [0x20a0, 0x20bf], [0x2100, 0x214f], [0x2190, 0x21ff], [0x2212, 0x2215],
  [0x2460, 0x24ff], [0x25a0, 0x26ff], [0x3000, 0x303f], [0x3130, 0x318f], [0xac00, 0xd7a3],
] as const;

/** For a sheet that holds one subset and so names no range. */
const basicLatin = 'U+0000-00FF,U+2000-206F,U+2122,U+2212';

/**
 * Measured in Chromium, in em: Pretendard Hangul .864, ascent .952, descent .241; Gowun Batang .910, 1.160, .288;
 * Cormorant Garamond capitals .572, .924, .287. `advance` is the same of the system face.
 */
const fallbacks = [
  fallback('Pretendard Apple', ['Apple SD Gothic Neo'], { advance: 0.864 / 0.864, ascent: 0.952, descent: 0.241 }),
  fallback('Pretendard System', ['Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'], {
    advance: 0.864 / 0.92,
    ascent: 0.952,
    descent: 0.241,
  }),
  fallback('Gowun Windows', ['Batang'], { advance: 0.91 / 1, ascent: 1.16, descent: 0.288 }),
  fallback('Gowun System', ['Noto Serif KR', 'Noto Serif CJK KR', 'AppleMyungjo'], {
    advance: 0.91 / 0.92,
    ascent: 1.16,
    descent: 0.288,
  }),
  fallback('Cormorant System', ['Times New Roman', 'Liberation Serif'], {
    advance: 0.5717 / 0.5908,
    ascent: 0.924,
    descent: 0.287,
  }),
];

const faces = await Promise.all(sources.map(facesOf));
await writeFile('src/ui/fonts.css', `/* Written by scripts/fonts.ts. */\n${[...faces.flat(), ...fallbacks].join('\n')}\n`);

async function facesOf({ package: folder, sheet }: (typeof sources)[number]): Promise<string[]> {
  const css = await readFile(`node_modules/${folder}/${sheet}`, 'utf8');
  return [...css.matchAll(/@font-face\s*\{([^}]+)\}/g)].flatMap(([, body = '']) => {
    const ranges = read(body, 'unicode-range', basicLatin).split(',').filter((range) => isKept(range.trim()));
    if (ranges.length === 0) return [];
    const file = /url\(\.\/([^)]+\.woff2)\)/.exec(body)?.[1] ?? '';
    return [
      `@font-face{font-family:${read(body, 'font-family')};font-style:normal;font-weight:${read(body, 'font-weight')};font-display:swap;` +
        `src:url(${folder}/${file}) format("woff2");unicode-range:${ranges.map((range) => range.trim()).join(',')}}`,
    ];
  });
}

function isKept(range: string): boolean {
  const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
  return kept.some(([from, to]) => parseInt(first, 16) >= from && parseInt(last, 16) <= to);
}

function read(body: string, property: string, otherwise = ''): string {
  return new RegExp(`${property}:\\s*([^;]+);`).exec(body)?.[1]?.trim() ?? otherwise;
}

function fallback(family: string, locals: string[], { advance, ascent, descent }: Record<'advance' | 'ascent' | 'descent', number>) {
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  return (
    `@font-face{font-family:"${family}";src:${locals.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(advance)};` +
    `ascent-override:${percent(ascent / advance)};descent-override:${percent(descent / advance)};line-gap-override:0%}`
  );
}
