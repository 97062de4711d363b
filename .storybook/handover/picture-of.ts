const svgNamespace = 'http://www.w3.org/2000/svg';

/** Converts a story's document into a self-contained SVG: its styles, fonts and images are inlined. */
export async function svgOf(shown: Document): Promise<string> {
  const { width, height } = sizeOf(shown);
  const page = shown.importNode(shown.documentElement, true);
  for (const left of page.querySelectorAll('script, style, link, template, .sb-wrapper, .sb-preparing-story, .sb-preparing-docs')) left.remove();
  await Promise.all(Array.from(page.querySelectorAll('img'), inlineImage(shown)));
  const style = shown.createElement('style');
  style.textContent = await stylesOf(shown);
  page.querySelector('head')?.append(style);
  const svg = shown.createElementNS(svgNamespace, 'svg');
  const content = shown.createElementNS(svgNamespace, 'foreignObject');
  for (const [element, attributes] of [[svg, { width, height, viewBox: `0 0 ${width} ${height}` }], [content, { width: '100%', height: '100%' }]] as const) for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  svg.style.fontSize = getComputedStyle(shown.documentElement).fontSize;
  content.append(page);
  svg.append(content);
  return new XMLSerializer().serializeToString(svg);
}

/** Draws an SVG of `svgOf` at a scale. */
export async function pngOf(svg: string, scale: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * scale;
  canvas.height = image.height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('그림으로 바꾸지 못했습니다.'))), 'image/png'));
}

const sizeOf = ({ documentElement }: Document) => ({ width: documentElement.clientWidth, height: documentElement.scrollHeight });

/** Inlines the file that the browser has selected for an image. */
const inlineImage = (shown: Document) => async (image: HTMLImageElement, index: number): Promise<void> => {
  const source = shown.images[index]?.currentSrc;
  for (const other of image.parentElement?.querySelectorAll('source') ?? []) other.remove();
  for (const name of ['srcset', 'loading', 'sizes']) image.removeAttribute(name);
  if (source) image.src = await dataUrl(source);
};

/** Returns the text of all rules, with the loaded fonts inlined and the others left out. */
async function stylesOf(shown: Document): Promise<string> {
  const loaded = new Set(shown.defaultView?.performance.getEntriesByType('resource').map(({ name }) => name));
  const texts = [...shown.styleSheets, ...shown.adoptedStyleSheets].flatMap(({ cssRules, href }) => Array.from(cssRules, ({ cssText }) => ({ cssText, base: href ?? shown.baseURI })));
  const inlined = texts.map(async ({ cssText, base }) => {
    if (!cssText.startsWith('@font-face')) return cssText;
    const [whole, file = ''] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
    if (!whole) return cssText;
    const url = new URL(file, base).href;
    return loaded.has(url) ? cssText.replace(whole, `url("${await dataUrl(url)}")`) : '';
  });
  return (await Promise.all(inlined)).join('\n');
}

async function dataUrl(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = Object.assign(new FileReader(), { onload: () => resolve(typeof reader.result === 'string' ? reader.result : ''), onerror: () => reject(reader.error ?? new Error(url)) });
    reader.readAsDataURL(blob);
  });
}
