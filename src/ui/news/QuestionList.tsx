import { useId, useRef, type ReactNode } from 'react';
import { Icon } from '../foundation/Icon.tsx';
import { styled } from '../foundation/theme.ts';

export type Question = {
  /** Id of the element, the target of a hash in the URL. */
  id: string;
  title: string;
  answer: ReactNode;
};

export type QuestionGroup = {
  /** Id of its heading, the target of a link. */
  id: string;
  name: string;
  questions: readonly Question[];
};

export type QuestionListProps = {
  /** Without a name if they are not grouped. */
  groups: readonly (QuestionGroup | { questions: readonly Question[] })[];
  /** Id of the open question. */
  open: string | null;
  onOpenChange: (open: string | null) => void;
  level?: 'h2' | 'h3';
};

/** Accordion of native `<details>`, one open at a time, so that the search of the browser finds and opens answers. */
export function QuestionList({ groups, open, onOpenChange, level = 'h2' }: QuestionListProps) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  // The browser closes the open item when another opens and fires `toggle` for both, in an order of its own: the closed
  // one must not overwrite the open one.
  const onToggle = (question: HTMLDetailsElement) => {
    if (question.open === (question.id === open)) return;
    if (question.open) onOpenChange(question.id);
    else if (!list.current?.querySelector('details[open]')) onOpenChange(null);
  };
  return (
    <Groups ref={list}>
      {groups.map((group) => (
        <div key={'name' in group ? group.name : ''}>
          {'name' in group && (
            <GroupName id={group.id} tabIndex={-1}>
              {group.name}
            </GroupName>
          )}
          <List>
            {group.questions.map(({ id, title, answer }) => (
              <Item
                key={id}
                id={id}
                name={name}
                open={id === open}
                onToggle={({ currentTarget }) => onToggle(currentTarget)}
              >
                <Summary>
                  <Letter aria-hidden="true">Q</Letter>
                  <Title as={level}>{title}</Title>
                  <Sign>
                    <Icon name="plus" />
                  </Sign>
                </Summary>
                <Answer>{answer}</Answer>
              </Item>
            ))}
          </List>
        </div>
      ))}
    </Groups>
  );
}

const Groups = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4rem' });

const GroupName = styled('h2', { marginBottom: '1.25rem', fontSize: '$xl', scrollMarginTop: '1rem' });

const List = styled('div', { borderTop: '1px solid $colors$forest' });

const Item = styled('details', { scrollMarginTop: '1rem', borderBottom: '1px solid $colors$mist' });

const Summary = styled('summary', {
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) 1.25rem',
  alignItems: 'center',
  columnGap: '$4',
  minHeight: '5.5rem',
  paddingBlock: '1.25rem',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '@mobile': { gridTemplateColumns: '1.25rem minmax(0, 1fr) 1.25rem', minHeight: '4.5rem', paddingBlock: '1rem' },
});

const Letter = styled('span', {
  color: '$bronzeInk',
  font: '500 1.375rem / 1 $fonts$latin',
  '@mobile': { fontSize: '1.125rem' },
});

const Title = styled('h2', { minWidth: 0, fontSize: '$lg', lineHeight: 1.45, textWrap: 'pretty' });

/** The plus rotates to a cross when open. */
const Sign = styled('span', {
  color: '$bronzeInk',
  transition: 'transform $transitions$base',
  '@forced': { color: 'CanvasText' },
  [`${Summary}:hover &`]: { color: '$text' },
  [`${Item}[open] > ${Summary} > &`]: { transform: 'rotate(45deg)' },
});

const Answer = styled('div', {
  maxWidth: '40em',
  padding: '0 2.25rem 2.25rem 3.25rem',
  '@mobile': { padding: '0 0 1.75rem 2.25rem' },
});
