/**
 * Returns a minimal page with the heading and the first picture of this one: the heading in the system font, the
 * picture preloaded in the same way.
 */
export function staticPageOf(html: string): string {
  const [title = ''] = /<title>.*?<\/title>/s.exec(html) ?? [];
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^<>]*>/g, ' ') ?? '';
  const preloads = html.match(/<link(?=[^>]* rel="preload")(?=[^>]* as="image")[^>]*>/g) ?? [];
  const sources = preloads.map(
    (preload) =>
      `<source type="image/avif" srcset="${attribute(preload, 'imagesrcset')}" sizes="${attribute(preload, 'imagesizes')}" media="${attribute(preload, 'media')}">`,
  );
  const picture = sources.length > 0 ? `<picture>${sources.join('')}<img alt="" width="100%"></picture>` : '';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    title,
    ...preloads,
  ].join('');
  return `<!doctype html><html lang="ko"><head>${head}</head><body><h1>${heading}</h1>${picture}</body></html>`;
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
