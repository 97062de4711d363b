import { createHash } from 'node:crypto';
import type { CDPSession } from 'playwright';

/** Everything painted, as text: equal lines are equal pictures. */
type Snapshot = {
  /** Elements in tree order, with their text, and the files and values that they show. */
  readonly content: readonly string[];
  /** The positions of boxes and lines of text, and their paint order. */
  readonly layout: readonly string[];
  readonly styles: readonly string[];
};

/** The hashes of a snapshot. */
export type Fingerprint = { readonly [part in keyof Snapshot]: string };

export const snapshotParts = ['content', 'layout', 'styles'] as const satisfies readonly (keyof Snapshot)[];

export const fingerprintOf = (snapshot: Snapshot): Fingerprint => ({
  content: hashOf(snapshot.content),
  layout: hashOf(snapshot.layout),
  styles: hashOf(snapshot.styles),
});

/** Returns whether there is no text and no drawing, so that a picture may have one colour. */
export const isBlank = ({ content }: Snapshot): boolean =>
  !content.some((line) => /^(?:#text \S|IMG|VIDEO|CANVAS|IFRAME|INPUT|TEXTAREA|SELECT|svg)/.test(line));

const hashOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);

/**
 * Takes a DOM snapshot of everything that is painted. `normalizeUrls` replaces values that differ between servers, such
 * as the URL of a picture by the hash of its content.
 */
export async function snapshotOf(
  session: CDPSession,
  properties: readonly string[],
  normalizeUrls: (text: string) => string,
): Promise<Snapshot> {
  const { documents, strings: raw } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: [...properties],
    includePaintOrder: true,
  });
  const strings = raw.map(normalizeUrls);
  const text = (index: number | undefined) => (index === undefined || index < 0 ? '' : (strings[index] ?? ''));
  const snapshot = { content: new Array<string>(), layout: new Array<string>(), styles: new Array<string>() };
  for (const { nodes, layout, textBoxes, scrollOffsetX, scrollOffsetY, contentWidth, contentHeight } of documents) {
    snapshot.layout.push(`${contentWidth} ${contentHeight} ${scrollOffsetX} ${scrollOffsetY}`);
    const names = nodes.nodeName?.map(text) ?? [];
    const sources = valuesOf(nodes.currentSourceURL, text);
    const pseudo = valuesOf(nodes.pseudoType, text);
    const inputs = valuesOf(nodes.inputValue, text);
    const checked = new Set(nodes.inputChecked?.index);
    const selected = new Set(nodes.optionSelected?.index);
    const hasBox = new Set(layout.nodeIndex);
    for (const [index, name] of names.entries()) {
      const attributes = attributesOf(name, (nodes.attributes?.[index] ?? []).map(text), hasBox.has(index));
      if (!hasBox.has(index) && attributes === '') continue;
      snapshot.content.push(
        [
          name,
          pseudo.get(index),
          sources.get(index),
          inputs.get(index),
          checked.has(index) ? 'checked' : '',
          selected.has(index) ? 'selected' : '',
          attributes,
        ].join('|'),
      );
    }
    for (const [index, node] of layout.nodeIndex.entries()) {
      const name = names[node] ?? '';
      snapshot.content.push(`${name} ${text(layout.text[index])}`);
      snapshot.layout.push(`${name} ${layout.bounds[index]?.join(' ')} ${layout.paintOrders?.[index]}`);
      snapshot.styles.push((layout.styles[index] ?? []).map(text).join(';'));
    }
    for (const [index, box] of textBoxes.layoutIndex.entries())
      snapshot.layout.push(
        `${box} ${textBoxes.bounds[index]?.join(' ')} ${textBoxes.start[index]} ${textBoxes.length[index]}`,
      );
  }
  return snapshot;
}

type Rare = { readonly index: readonly number[]; readonly value: readonly number[] };

const valuesOf = (rare: Rare | undefined, text: (index: number | undefined) => string): ReadonlyMap<number, string> =>
  new Map(rare?.index.map((node, at) => [node, text(rare.value[at])]));

/**
 * The attributes that affect how form controls and lists are painted; all other elements are painted by their styles.
 */
const ofControls = /^(?:type|value|min|max|low|high|optimum|start|reversed|disabled|multiple|size)$/;
const controls = new Set(['INPUT', 'SELECT', 'OPTION', 'PROGRESS', 'METER', 'OL', 'LI']);

/** Shapes are painted by their attributes. One without a box, such as a gradient, is also styled by its class. */
function attributesOf(name: string, pairs: readonly string[], hasBox: boolean): string {
  const isShape = /^[a-z]/.test(name);
  if (!isShape && !controls.has(name)) return '';
  const isPainted = (attribute: string) =>
    isShape
      ? !/^(?:aria-|data-|role$|xmlns)/.test(attribute) && (attribute !== 'class' || !hasBox)
      : ofControls.test(attribute);
  return pairs
    .flatMap((attribute, index) =>
      index % 2 === 0 && isPainted(attribute) ? [`${attribute}=${pairs[index + 1] ?? ''}`] : [],
    )
    .join(' ');
}
