import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { createElement, type ReactElement } from 'react';
import type { Site } from './files.ts';
import { readChunkFiles, type ChunkFiles } from './page-files.ts';

/**
 * Content of the built `index.html`: the common stylesheet and its text, the other elements of its head, and the script
 * URLs of lazy modules.
 */
export type Template = {
  readonly styleSheet: ReactElement | undefined;
  readonly styles: string;
  readonly elements: readonly ReactElement[];
  readonly filesOf: ChunkFiles;
};

type Attributes = Readonly<Record<string, string>>;

export function readTemplate(site: Site): Template | null {
  const page = site.get('/index.html');
  if (!page) return null;
  const { head } = new JSDOM(readFileSync(page.path, 'utf8')).window.document;
  const tags = Array.from(head.children, ({ localName, attributes, innerHTML }) => ({
    name: localName,
    attributes: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
    innerHTML,
  }));
  const styles = tags.find(({ attributes }) => attributes['rel'] === 'stylesheet');
  const sheet = site.get(styles?.attributes['href'] ?? '');
  return {
    filesOf: readChunkFiles(site),
    styleSheet: styles && createElement('link', propsOf(styles.attributes)),
    styles: sheet ? readFileSync(sheet.path, 'utf8') : '',
    elements: tags.flatMap((tag, key) =>
      tag === styles
        ? []
        : [
            createElement(tag.name, {
              key,
              ...propsOf(tag.attributes),
              ...(tag.innerHTML && { dangerouslySetInnerHTML: { __html: tag.innerHTML } }),
            }),
          ],
    ),
  };
}

const propsOf = ({ charset, crossorigin, fetchpriority, ...others }: Attributes) => ({
  ...others,
  ...(charset !== undefined && { charSet: charset }),
  ...(crossorigin !== undefined && { crossOrigin: crossorigin }),
  ...(fetchpriority !== undefined && { fetchPriority: fetchpriority }),
});
