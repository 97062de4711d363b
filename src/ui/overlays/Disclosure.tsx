import { useRef, type ReactNode } from 'react';
import { Icon } from '../foundation/Icon.tsx';
import { styled } from '../foundation/theme.ts';

export type DisclosureProps = {
  title: string;
  level?: 'h2' | 'h3' | 'h4';
  /** Text at the end of the title line, such as '3건'. */
  remark?: ReactNode;
  startsOpen?: boolean;
  /** Called on the first opening, so that the content can be fetched. */
  onFirstOpen?: () => void;
  children: ReactNode;
};

/** Collapsible section: a native `<details>`, which the search of the browser finds and opens. */
export function Disclosure({
  title,
  level = 'h3',
  remark,
  startsOpen = false,
  onFirstOpen,
  children,
}: DisclosureProps) {
  const wasOpened = useRef(false);
  const onToggle = (isOpen: boolean) => {
    if (!isOpen || wasOpened.current) return;
    wasOpened.current = true;
    onFirstOpen?.();
  };
  return (
    <Root open={startsOpen || undefined} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <Summary>
        <Title as={level}>{title}</Title>
        {remark && <Remark>{remark}</Remark>}
        <Icon name="plus" />
        <Icon name="minus" />
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}

const Root = styled('details', {
  borderBottom: '1px solid $colors$mist',
  '&:not(& + &)': { borderTop: '1px solid $colors$mist' },
});

const Summary = styled('summary', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $4',
  minHeight: '$row',
  padding: '.75rem 2.25rem .75rem 0',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { position: 'absolute', right: 0, color: '$bronzeInk', '@forced': { color: 'CanvasText' } },
  '&:hover svg': { color: '$text' },
  [`${Root}[open] > & > svg:nth-last-of-type(2)`]: { display: 'none' },
  [`${Root}:not([open]) > & > svg:last-of-type`]: { display: 'none' },
});

const Title = styled('h3', { flex: '1 1 8rem', minWidth: 0, fontSize: '$lg' });

const Remark = styled('span', {
  color: '$sage',
  fontSize: '$xs',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const Content = styled('div', { paddingBlock: '.25rem 1.75rem' });
