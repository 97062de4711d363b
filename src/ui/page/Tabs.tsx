import { useEffect, useRef } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Container } from '../foundation/layout.ts';
import { NewWindowMark, targetOf, type LinkItem } from '../foundation/links.tsx';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';

export type TabsProps = { label: string; items: readonly LinkItem[] };

/**
 * Navigation between the pages of a section; the current link has `aria-current`. On narrow screens it scrolls
 * horizontally, initially to the current link.
 */
export function Tabs({ label, items }: TabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    if (current === undefined) return;
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft + tab.offsetWidth + fade - list.current.clientWidth;
  }, [current]);
  return (
    <Bar aria-label={label}>
      <Row>
        <List ref={list}>
          {items.map(({ href, label: text, isCurrent, isExternal }) => (
            <li key={href}>
              <Tab href={href} {...(isCurrent && { 'aria-current': 'page' })} {...targetOf(isExternal)}>
                {text}
                {isExternal && <NewWindowMark />}
              </Tab>
            </li>
          ))}
        </List>
      </Row>
    </Bar>
  );
}

/**
 * Width of the gradient over the end of the row, in px; the current link is scrolled next to it, so that the links
 * before it are visible, too.
 */
const fade = 56;

const Bar = styled('nav', {
  ...screenOnly,
  position: 'relative',
  borderBottom: '1px solid $colors$mist',
  backgroundColor: '$ivory',
  '@forced': { '&::after': { display: 'none' } },
  '@mobile': {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '0 0 0 auto',
      width: `${fade}px`,
      background: 'linear-gradient(90deg, rgba(251, 248, 240, 0), $colors$ivory)',
      pointerEvents: 'none',
    },
  },
});

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 2.5rem',
  '@mobile': {
    flexWrap: 'nowrap',
    gap: '1.75rem',
    paddingInline: `$edge ${fade}px`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollPaddingInline: `${fade}px`,
  },
});

const Tab = styled(AriaLink, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '.375rem',
  minHeight: '$tabs',
  color: '$sage',
  fontSize: '$control',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&[data-hovered]': { color: '$text' },
  '&:focus-visible': { outlineOffset: '-4px' },
  '&[aria-current]': {
    color: '$text',
    fontWeight: 600,
    boxShadow: 'inset 0 -2px $colors$bronze',
    '@forced': { borderBottom: '2px solid Highlight' },
  },
});

const Row = styled(Container, { '@mobile': { width: '100%', maxWidth: 'none' } });
