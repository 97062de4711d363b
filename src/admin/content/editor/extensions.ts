import { Extension } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { allowedUrl } from '#contract/staff/allowed-html.ts';

const attributeOf = (name: string, attribute = name) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (values: Record<string, unknown>) => (values[name] ? { [attribute]: values[name] } : {}),
});

/** Targets of links within a page, and what a header cell is for. */
const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    { types: ['heading', 'paragraph'], attributes: { id: attributeOf('id') } },
    { types: ['tableHeader'], attributes: { scope: attributeOf('scope') } },
  ],
});

/** A caption is an attribute of its table, since all children of a table are rows here. */
const CaptionedTable = Table.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      caption: {
        default: null,
        parseHTML: (element: HTMLElement) =>
          element.querySelector(':scope > caption')?.textContent?.trim() ?? element.dataset.caption ?? null,
        renderHTML: ({ caption }: Record<string, unknown>) => (caption ? { 'data-caption': caption } : {}),
      },
    };
  },
  // Without the widths of columns, which are styles.
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
});

/** The part of HTML that the site serves (`allowed-html.ts`), but for what only old texts have. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (url) => allowedUrl.test(url),
    },
    code: false,
    codeBlock: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  Image,
  CaptionedTable,
  TableRow,
  TableCell,
  TableHeader,
  KeptAttributes,
];
