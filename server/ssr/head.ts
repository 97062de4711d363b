import { keyVisualSizes, mobileCropOf, type ShownVisual } from '#contract/site/key-visual.ts';
import { documentTitle, type PageInfo } from '#contract/site/pages/page-info.ts';
import { largestFile, outsideAddress, pictureOf, pictureSet } from '#contract/site/picture-of.ts';
import { absolute, dataBlock, escaped, tag } from './markup.ts';

export type Head = {
  info: PageInfo;
  siteName: string;
  /** Where visitors find the site, without a slash at its end. */
  origin: string;
  path: string;
  /** What the page begins with. */
  visual: ShownVisual | undefined;
  /** What is shared with it instead, where it has a picture of its own. */
  picture?: string | undefined;
  /** For who searches: not this page. */
  isHidden: boolean;
  structured: readonly object[];
};

/** What stands in the head of a page for search results, and for who shares it. */
export function headTags({ info, siteName, origin, path, visual, picture, isHidden, structured }: Head): string {
  const title = documentTitle(info, siteName);
  const address = origin + path;
  const image = imageOf(picture ?? visual?.pcImageUrl ?? '');
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
    property('og:image', absolute(image.file, origin)),
    ...('width' in image ? [property('og:image:width', String(image.width)), property('og:image:height', String(image.height))] : []),
    property('og:image:alt', picture === undefined ? visual?.alt || siteName : info.title),
    meta('twitter:card', 'summary_large_image'),
    ...structured.map((each) => dataBlock({ type: 'application/ld+json' }, { '@context': 'https://schema.org', ...each })),
  ].join('\n    ');
}

const meta = (name: string, content: string) => tag('meta', { name, content });
const property = (name: string, content: string) => tag('meta', { property: name, content });

/** The picture that is shared with the page; of a file that is no picture of ours, nobody knows the size. */
function imageOf(named: string): ReturnType<typeof largestFile> | { file: string } {
  const name = pictureOf(named, 'wide');
  if (name) return largestFile(name);
  const file = outsideAddress(named);
  return file === null ? largestFile('kv-dawn') : { file };
}

/** Asks for the picture of the first screen ahead of all else: the same files that the page will show, so that none is loaded twice. */
export function pictureAhead(visual: ShownVisual | undefined): string {
  const wide = visual && pictureOf(visual.pcImageUrl);
  if (!wide) return '';
  const preload = (name: typeof wide, media?: string) =>
    tag('link', { rel: 'preload', as: 'image', type: 'image/avif', imagesrcset: pictureSet(name, 'avif'), imagesizes: keyVisualSizes(visual.pageType), ...(media !== undefined && { media }), fetchpriority: 'high' });
  const narrow = pictureOf(visual.mobileImageUrl, mobileCropOf(visual.pageType)) ?? wide;
  // Of one picture for both layouts, a window that is made narrower would ask for a file that nothing shows.
  if (narrow === wide) return preload(wide);
  return [preload(wide, '(min-width: 1026px)'), preload(narrow, '(max-width: 1025px)')].join('\n    ');
}
