import type subsetFont from 'subset-font';

/**
 * Subsets of a font: `first` has the characters above the fold, `seen` those that are visible elsewhere, `written` all
 * others in the site's texts.
 */
export type Subset = 'first' | 'seen' | 'written';

export type Family = {
  readonly family: string;
  /** Prefix of its file names. */
  readonly name: string;
  readonly seenKey: 'sans' | 'serif' | 'latin';
  /** One file each, with the characters that no earlier file has. */
  readonly subsets: readonly Subset[];
  readonly weight: string;
  readonly package: string;
  /** The complete font file, and a stylesheet of the package with its unicode-ranges. */
  readonly font: string;
  readonly sheet: string;
  readonly features: readonly string[];
  readonly axes?: NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];
};

/** OpenType features that browsers enable by default. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];
const subsets = ['first', 'seen', 'written'] as const;
const latin = {
  family: 'Cormorant Garamond',
  seenKey: 'latin',
  subsets: ['written'],
  package: '@fontsource/cormorant-garamond',
  features: [...features, 'lnum'],
} as const;

/** The site's fonts: Pretendard, Gowun Batang 400, Cormorant Garamond 400 and 500. */
export const families: readonly Family[] = [
  {
    family: 'Pretendard Variable',
    name: 'sans',
    seenKey: 'sans',
    subsets,
    weight: '400 700',
    package: 'pretendard/dist/web/variable',
    font: 'woff2/PretendardVariable.woff2',
    sheet: 'pretendardvariable-dynamic-subset.css',
    features: [...features, 'tnum'],
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    family: 'Gowun Batang',
    name: 'serif',
    seenKey: 'serif',
    subsets,
    weight: '400',
    package: '@fontsource/gowun-batang',
    font: 'files/gowun-batang-korean-400-normal.woff2',
    sheet: '400.css',
    features,
  },
  {
    ...latin,
    name: 'latin',
    weight: '400',
    font: 'files/cormorant-garamond-latin-400-normal.woff2',
    sheet: 'latin-400.css',
  },
  {
    ...latin,
    name: 'latin-medium',
    weight: '500',
    font: 'files/cormorant-garamond-latin-500-normal.woff2',
    sheet: 'latin-500.css',
  },
];
