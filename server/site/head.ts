import type { KeyVisual } from '#contract/frame.ts';
import { mobileCropOf } from '#contract/key-visual.ts';
import { documentTitle, type PageInfo } from '#contract/pages/page-info.ts';
import { outsideAddress, pictureFile, pictureOf, pictureSet } from '#contract/picture-of.ts';
import { pictures } from '#contract/pictures.ts';
import { dataBlock, escaped, tag } from './markup.ts';

export type Head = {
  info: PageInfo;
  siteName: string;
  /** Where visitors find the site, without a slash at its end. */
  origin: string;
  path: string;
  /** What the page begins with. */
  visual: KeyVisual | undefined;
  /** For who searches: not this page. */
  isHidden: boolean;
  structured: readonly object[];
};

/** What stands in the head of a page: for search results, for who shares it, and the picture of its first screen, asked for at once. */
export function headTags({ info, siteName, origin, path, visual, isHidden, structured }: Head): string {
  const title = documentTitle(info, siteName);
  const address = origin + path;
  const image = imageOf(visual);
  return [
    `<title>${escaped(title)}</title>`,
    meta('description', info.description),
    ...(isHidden ? [meta('robots', 'noindex')] : []),
    tag('link', { rel: 'canonical', href: address }),
    tag('link', { rel: 'alternate', hreflang: 'ko', href: address }),
    property('og:type', 'website'),
    property('og:locale', 'ko_KR'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', info.description),
    property('og:url', address),
    property('og:image', origin + image.file),
    ...(image.size ? [property('og:image:width', String(image.size.width)), property('og:image:height', String(image.size.height))] : []),
    property('og:image:alt', visual?.alt ?? siteName),
    meta('twitter:card', 'summary_large_image'),
    ...(visual ? preloads(visual) : []),
    ...structured.map((each) => dataBlock({ type: 'application/ld+json' }, { '@context': 'https://schema.org', ...each })),
  ].join('\n    ');
}

const meta = (name: string, content: string) => tag('meta', { name, content });
const property = (name: string, content: string) => tag('meta', { property: name, content });

/** Shared as WebP, which every reader of such tags takes. */
function imageOf(visual: KeyVisual | undefined): { file: string; size?: { width: number; height: number } } {
  const named = visual?.pcImageUrl ?? '';
  const name = pictureOf(named, 'wide') ?? (outsideAddress(named) === null ? 'kv-dawn' : null);
  if (name === null) return { file: outsideAddress(named) ?? '' };
  const [width, height, widths] = pictures[name];
  const shown = widths.at(-1) ?? width;
  return { file: pictureFile(name, shown, 'webp'), size: { width: shown, height: Math.round((shown * height) / width) } };
}

/** The same files that the page will show, so that none is loaded twice. */
function preloads({ pcImageUrl, mobileImageUrl, pageType }: KeyVisual): string[] {
  const wide = pictureOf(pcImageUrl);
  const mobile = pictureOf(mobileImageUrl, mobileCropOf(pageType));
  const preload = (name: NonNullable<typeof wide>, media: string) =>
    tag('link', { rel: 'preload', as: 'image', type: 'image/avif', imagesrcset: pictureSet(name, 'avif'), imagesizes: '100vw', media, fetchpriority: 'high' });
  return [...(wide ? [preload(wide, '(min-width: 1026px)')] : []), ...(mobile ? [preload(mobile, '(max-width: 1025px)')] : [])];
}
