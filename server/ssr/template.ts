import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { createElement, type ReactElement } from 'react';
import type { Site } from './files.ts';
import { readChunkFiles, type ChunkFiles } from './page-files.ts';

/**
 * Content of the built `index.html`: the elements of its head, and the script URLs of lazy modules.
 */
export type Template = {
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
  return {
    filesOf: readChunkFiles(site),
    elements: tags.map(({ name, attributes, innerHTML }, key) =>
      createElement(name, {
        key,
        ...propsOf(attributes),
        ...(innerHTML && { dangerouslySetInnerHTML: { __html: innerHTML } }),
      }),
    ),
  };
}

const propsOf = ({ charset, crossorigin, fetchpriority, ...others }: Attributes) => ({
  ...others,
  ...(charset !== undefined && { charSet: charset }),
  ...(crossorigin !== undefined && { crossOrigin: crossorigin }),
  ...(fetchpriority !== undefined && { fetchPriority: fetchpriority }),
});
