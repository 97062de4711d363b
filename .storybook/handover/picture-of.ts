const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * A picture shows the first frame of an animation, in which a dialog is still transparent: all animations are at their
 * ends.
 */
const still =
  '*, ::before, ::after { animation-delay: 0s !important; animation-duration: 0s !important; transition: none !important; }';

/** Converts a story's document into a self-contained SVG: its styles, fonts and images are inlined. */
export async function svgOf(shown: Document): Promise<string> {
  const { width, height } = sizeOf(shown);
  const page = shown.importNode(shown.documentElement, true);
  copyValues(shown, page);
  raiseDialogs(shown, page);
  paintCanvas(shown, page);
  for (const left of page.querySelectorAll(
    'script, style, link, template, .sb-wrapper, .sb-preparing-story, .sb-preparing-docs',
  ))
    left.remove();
  await Promise.all(Array.from(page.querySelectorAll('img'), inlineImage(shown)));
  const style = shown.createElement('style');
  style.textContent = `${await stylesOf(shown)}\n${still}`;
  page.querySelector('head')?.append(style);
  const svg = shown.createElementNS(svgNamespace, 'svg');
  const content = shown.createElementNS(svgNamespace, 'foreignObject');
  for (const [element, attributes] of [
    [svg, { width, height, viewBox: `0 0 ${width} ${height}` }],
    [content, { width: '100%', height: '100%' }],
  ] as const)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
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
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('그림으로 바꾸지 못했습니다.'))), 'image/png'),
  );
}

/** Pairs the elements of a document with those of its copy. */
function pairsOf<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  shown: Document,
  page: Element,
): (readonly [HTMLElementTagNameMap[Tag], HTMLElementTagNameMap[Tag]])[] {
  const copies = page.querySelectorAll(tag);
  return Array.from(shown.querySelectorAll(tag)).flatMap((original, index) =>
    copies[index] ? [[original, copies[index]] as const] : [],
  );
}

/** The attributes of fields hold their initial values only. */
function copyValues(shown: Document, page: Element): void {
  for (const [{ value, checked }, copy] of pairsOf('input', shown, page)) {
    copy.setAttribute('value', value);
    copy.toggleAttribute('checked', checked);
  }
  for (const [{ value }, copy] of pairsOf('textarea', shown, page)) copy.textContent = value;
  for (const [{ selected }, copy] of pairsOf('option', shown, page)) copy.toggleAttribute('selected', selected);
}

/** A picture has no top layer: modal dialogs and their backdrops are moved above everything else. */
function raiseDialogs(shown: Document, page: Element): void {
  const above = { position: 'absolute', zIndex: '2147483647' };
  for (const [dialog, copy] of pairsOf('dialog', shown, page)) {
    if (!dialog.matches(':modal')) continue;
    const backdrop = shown.createElement('div');
    const { width, height } = sizeOf(shown);
    Object.assign(backdrop.style, above, {
      left: '0',
      top: '0',
      width: `${width}px`,
      height: `${height}px`,
      background: getComputedStyle(dialog, '::backdrop').backgroundColor,
    });
    const box = dialog.getBoundingClientRect();
    Object.assign(copy.style, above, {
      boxSizing: 'border-box',
      inset: 'auto',
      margin: '0',
      maxWidth: 'none',
      maxHeight: 'none',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    page.querySelector('body')?.append(backdrop, copy);
  }
}

/** Browsers paint the whole page with the background of the body, but not in an SVG. */
function paintCanvas(shown: Document, page: HTMLElement): void {
  const { width, height } = sizeOf(shown);
  Object.assign(page.style, {
    width: `${width}px`,
    height: `${height}px`,
    background: getComputedStyle(shown.body).backgroundColor,
  });
}

const sizeOf = ({ documentElement }: Document) => ({
  width: documentElement.clientWidth,
  height: documentElement.scrollHeight,
});

/** Inlines the file that the browser has selected for an image. */
const inlineImage =
  (shown: Document) =>
  async (image: HTMLImageElement, index: number): Promise<void> => {
    const source = shown.images[index]?.currentSrc;
    for (const other of image.parentElement?.querySelectorAll('source') ?? []) other.remove();
    for (const name of ['srcset', 'loading', 'sizes']) image.removeAttribute(name);
    if (source) image.src = await dataUrl(source);
  };

/** Returns the text of all rules, with the loaded fonts inlined and the others left out. */
async function stylesOf(shown: Document): Promise<string> {
  const loaded = new Set(shown.defaultView?.performance.getEntriesByType('resource').map(({ name }) => name));
  const texts = [...shown.styleSheets, ...shown.adoptedStyleSheets].flatMap(({ cssRules, href }) =>
    Array.from(cssRules, ({ cssText }) => ({ cssText, base: href ?? shown.baseURI })),
  );
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
    const reader = Object.assign(new FileReader(), {
      onload: () => resolve(typeof reader.result === 'string' ? reader.result : ''),
      onerror: () => reject(reader.error ?? new Error(url)),
    });
    reader.readAsDataURL(blob);
  });
}
