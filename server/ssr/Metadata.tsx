/** @jsxRuntime automatic */
import type { ShownVisual } from '#contract/site/key-visual.ts';
import { documentTitle, type PageInfo } from '#contract/site/pages/page-info.ts';
import { largestFile, externalFileUrl, pictureOf } from '#contract/site/picture-of.ts';

export type MetadataProps = {
  info: PageInfo;
  siteName: string;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  path: string;
  /** The key visual of the page. */
  visual: ShownVisual | undefined;
  /** Replaces the key visual in link previews, if the page has a picture of its own. */
  picture?: string | undefined;
  /** Whether search engines must not index the page. */
  isHidden: boolean;
};

/** Renders the metadata of a page for search engines and link previews. */
export function Metadata({ info, siteName, origin, path, visual, picture, isHidden }: MetadataProps) {
  const title = documentTitle(info, siteName);
  const url = origin + path;
  const image = imageOf(picture ?? visual?.pcImageUrl ?? '');
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={info.description} />
      {isHidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ko_KR" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={info.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={new URL(image.file, origin).href} />
      {'width' in image && (
        <>
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
        </>
      )}
      <meta property="og:image:alt" content={picture === undefined ? visual?.alt || siteName : info.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Returns the picture for link previews, without a size if it is a file of another site. */
function imageOf(picture: string): ReturnType<typeof largestFile> | { file: string } {
  const name = pictureOf(picture, 'wide');
  if (name) return largestFile(name);
  const file = externalFileUrl(picture);
  return file === null ? largestFile('kv-dawn') : { file };
}
