import { createElement, Fragment, type ReactNode } from 'react';
import { LinkText } from '#src/ui/LinkText.tsx';
import { WideTable } from '#src/ui/ServedHtml.tsx';

/** Kept with nothing but their children. */
const plain: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'caption', 'thead', 'tbody', 'tr', 'strong', 'em', 'br']);
/** Gone with all that they hold. */
const dropped: ReadonlySet<string> = new Set(['script', 'style', 'iframe', 'object', 'embed', 'template', 'noscript', 'svg', 'math', 'form', 'select', 'textarea']);
const voids: ReadonlySet<string> = new Set(['br']);

/** The HTML as React elements: known tags with known attributes, the text of unknown ones, nothing of what could run. */
export function safeNodes(html: string): ReactNode[] {
  return childrenOf(new DOMParser().parseFromString(html, 'text/html').body);
}

const childrenOf = (parent: Element): ReactNode[] => Array.from(parent.childNodes, nodeOf);

function nodeOf(node: ChildNode, key: number): ReactNode {
  if (node instanceof Text) return isLayout(node) ? null : node.data;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (dropped.has(tag)) return null;
  if (voids.has(tag)) return createElement(tag, { key });
  if (tag === 'a') return linkOf(node, key);
  if (tag === 'table') return tableOf(node, key);
  if (tag === 'th' || tag === 'td') return createElement(tag, { key, ...cellProps(node) }, ...childrenOf(node));
  return createElement(plain.has(tag) ? tag : Fragment, { key }, ...childrenOf(node));
}

/** Opens a window of its own: what is being filled in here must not be lost. */
function linkOf(node: Element, key: number): ReactNode {
  const href = node.getAttribute('href') ?? '';
  if (!/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/.test(href)) return <Fragment key={key}>{node.textContent}</Fragment>;
  return (
    <LinkText key={key} href={href} isExternal>
      {node.textContent}
    </LinkText>
  );
}

function tableOf(node: Element, key: number): ReactNode {
  return (
    <WideTable key={key} label={node.querySelector('caption')?.textContent ?? '표'}>
      {createElement('table', null, ...childrenOf(node))}
    </WideTable>
  );
}

/** White space between rows and list items, which React would warn of. */
const isLayout = (text: Text) => text.data.trim() === '' && /^(?:table|thead|tbody|tr|ul|ol|body)$/.test(text.parentElement?.localName ?? '');

function cellProps(node: Element) {
  const scope = node.getAttribute('scope');
  const span = (name: string) => Number(node.getAttribute(name)) || undefined;
  return { scope: scope === 'row' || scope === 'col' ? scope : undefined, colSpan: span('colspan'), rowSpan: span('rowspan') };
}
