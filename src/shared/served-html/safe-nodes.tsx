import { createElement, Fragment, type ReactNode } from 'react';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { Figures, WideTable } from '#src/ui/page/ServedHtml.tsx';
import { linkTarget, pictureUrl } from './link-target.ts';
import { parseHtml } from './parse-html.ts';
import { parserWindow } from './parser-window.ts';
import { spanOf, tableShape, type TableShape } from './table-shape.ts';

export type SafeNodesOptions = {
  /** Accessible name of a table without a caption and without a heading before it. */
  label: string;
  /** Whether links open in a new window, so that a form beside them is not lost. */
  opensWindows: boolean;
};

/** Allowed elements, with the elements that they are rendered as: there is no `h1`, since the page has one already. */
const elementNames: ReadonlyMap<string, string> = new Map([
  ...[
    'h2',
    'h3',
    'h4',
    'p',
    'div',
    'section',
    'blockquote',
    'figure',
    'figcaption',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
  ].map((tag) => [tag, tag] as const),
  ...([
    ['h1', 'h2'],
    ['h5', 'h4'],
    ['h6', 'h4'],
    ['b', 'strong'],
    ['i', 'em'],
  ] as const),
]);
const structuralElements = /^(?:table|thead|tbody|tfoot|tr|ul|ol)$/;

/**
 * Telephone and business numbers, dates, times of day from and to: browsers break lines after a hyphen or a dash. In
 * parentheses, so that `split` keeps them.
 */
const joinedFigures = /((?<![\d.:])\d{1,6}(?:[.:]\d\d)?(?:[-–]\d{1,6}(?:[.:]\d\d)?){1,3}(?!\d))/;

/** Elements that are removed with all their content. */
const droppedElements =
  /^(?:script|style|title|noscript|iframe|noembed|noframes|xmp|plaintext|audio|video|canvas|object|applet|form|select|textarea|button)$/;

/**
 * Served HTML as React elements: only known elements and attributes are created, one by one, so that no served markup
 * is ever parsed into the page. The server has sanitised it before (decision 26).
 */
export function safeNodes(html: string, { label, opensWindows }: SafeNodesOptions): ReactNode[] {
  const { Text, HTMLElement, HTMLTableElement, location } = parserWindow();
  let heading = label;
  let shape: TableShape | null = null;

  const childrenOf = (parent: ParentNode): ReactNode[] => Array.from(parent.childNodes, nodeOf);

  function textOf({ data, parentElement }: Text, key: number): ReactNode {
    if (data.trim() === '' && structuralElements.test(parentElement?.localName ?? '')) return null;
    const parts = data.split(joinedFigures);
    if (parts.length === 1) return data;
    return createElement(
      Fragment,
      { key },
      ...parts.map((part, index) => (index % 2 === 1 ? createElement(Figures, null, part) : part)),
    );
  }

  function nodeOf(node: ChildNode, key: number): ReactNode {
    if (node instanceof Text) return textOf(node, key);
    if (!(node instanceof HTMLElement) || droppedElements.test(node.localName)) return null;
    const tag = node.localName;
    if (/^h\d$/.test(tag)) heading = node.textContent.trim();
    if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
    if (tag === 'a') return linkOf(node, key);
    if (tag === 'img') return pictureOf(node, key);
    if (node instanceof HTMLTableElement) return tableOf(node, key);
    if (tag === 'th' || tag === 'td') return cellOf(node, key);
    const name = elementNames.get(tag);
    return name ? (
      createElement(
        name,
        { key, id: anchorOf(node), start: tag === 'ol' ? countOf(node, 'start') : undefined },
        ...childrenOf(node),
      )
    ) : (
      <Fragment key={key}>{childrenOf(node)}</Fragment>
    );
  }

  function linkOf(node: Element, key: number): ReactNode {
    const target = linkTarget(node.getAttribute('href') ?? '', location.origin);
    const content = childrenOf(node);
    if (!target) return createElement('span', { key, id: anchorOf(node) }, ...content);
    const isPage = target.kind === 'page' && !opensWindows;
    if (target.kind === 'hash' || target.kind === 'contact')
      return createElement('a', { key, href: target.href }, ...content);
    return (
      <LinkText key={key} href={target.href} isExternal={!isPage}>
        {content}
      </LinkText>
    );
  }

  function tableOf(table: HTMLTableElement, key: number): ReactNode {
    const caption = table.caption?.textContent.trim();
    const outerShape = shape;
    shape = tableShape(table);
    const element = createElement(
      'table',
      { 'aria-label': caption ? undefined : heading, 'data-amounts': shape.hasAmounts || undefined },
      ...childrenOf(table),
    );
    shape = outerShape;
    return (
      <WideTable key={key} label={caption || heading}>
        {element}
      </WideTable>
    );
  }

  function cellOf(cell: Element, key: number): ReactNode {
    const { tag, scope, isAmount } = shape?.cells.get(cell) ?? { tag: 'td', scope: undefined, isAmount: false };
    return createElement(
      tag,
      {
        key,
        scope,
        colSpan: spanOf(cell, 'colspan'),
        rowSpan: spanOf(cell, 'rowspan'),
        'data-align': isAmount ? 'end' : undefined,
      },
      ...childrenOf(cell),
    );
  }

  return childrenOf(parseHtml(html));
}

function pictureOf(node: Element, key: number): ReactNode {
  const src = pictureUrl(node.getAttribute('src') ?? '', parserWindow().location.origin);
  if (!src) return node.getAttribute('alt') ?? null;
  return (
    <img
      key={key}
      src={src}
      alt={node.getAttribute('alt') ?? ''}
      width={countOf(node, 'width')}
      height={countOf(node, 'height')}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}

const countOf = (node: Element, name: string) =>
  /^\d{1,4}$/.test(node.getAttribute(name) ?? '') ? Number(node.getAttribute(name)) : undefined;

/**
 * Returns an id that links can refer to. It must contain a hyphen, or it could shadow a global variable of a script.
 */
function anchorOf(node: Element): string | undefined {
  return /^[\p{L}\d]+(?:-[\p{L}\d]+)+$/u.test(node.id) ? node.id : undefined;
}
