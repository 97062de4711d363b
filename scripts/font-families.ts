import type subsetFont from 'subset-font';

/** What the first screens show, what is seen besides, what the texts of the site may say besides. */
export type Part = 'first' | 'seen' | 'written';

export type Family = {
  readonly family: string;
  /** What its files begin with. */
  readonly name: string;
  readonly letters: 'sans' | 'serif' | 'latin';
  /** A file for each: what its name says and no earlier one has. */
  readonly parts: readonly Part[];
  readonly weight: string;
  readonly package: string;
  /** The whole font, and a sheet of the package that tells its letters. */
  readonly font: string;
  readonly sheet: string;
  readonly features: readonly string[];
  readonly axes?: NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];
};

/** What browsers turn on by themselves. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];
const parts = ['first', 'seen', 'written'] as const;
const latin = { family: 'Cormorant Garamond', letters: 'latin', parts: ['written'], package: '@fontsource/cormorant-garamond', features: [...features, 'lnum'] } as const;

/** The fonts of the site: Pretendard, Gowun Batang 400, Cormorant Garamond 400 and 500. */
export const families: readonly Family[] = [
  {
    family: 'Pretendard Variable',
    name: 'sans',
    letters: 'sans',
    parts,
    weight: '400 700',
    package: 'pretendard/dist/web/variable',
    font: 'woff2/PretendardVariable.woff2',
    sheet: 'pretendardvariable-dynamic-subset.css',
    features: [...features, 'tnum'],
    axes: { wght: { min: 400, max: 700 } },
  },
  { family: 'Gowun Batang', name: 'serif', letters: 'serif', parts, weight: '400', package: '@fontsource/gowun-batang', font: 'files/gowun-batang-korean-400-normal.woff2', sheet: '400.css', features },
  { ...latin, name: 'latin', weight: '400', font: 'files/cormorant-garamond-latin-400-normal.woff2', sheet: 'latin-400.css' },
  { ...latin, name: 'latin-medium', weight: '500', font: 'files/cormorant-garamond-latin-500-normal.woff2', sheet: 'latin-500.css' },
];
