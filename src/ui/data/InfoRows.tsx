import type { ReactNode } from 'react';
import { Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';
import { stepList } from '../page/step-list.ts';

export type InfoRow = { key: string | number; title: string; content: ReactNode };

/** Numbered rows of information: number and title, text. */
export function InfoRows({ rows }: { rows: readonly InfoRow[] }) {
  return (
    <List>
      {rows.map(({ key, title, content }, index) => (
        <Row key={key}>
          <Title as="h3" size="card">
            <Number aria-hidden="true">{String(index + 1).padStart(2, '0')}</Number>
            {title}
          </Title>
          <Content>{content}</Content>
        </Row>
      ))}
    </List>
  );
}

const List = styled('div', { borderTop: '1px solid $colors$forest' });

const Row = styled('article', {
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: '1.5rem $8',
  alignItems: 'start',
  padding: '2.75rem 0',
  borderBottom: '1px solid $colors$mist',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '2rem 0', gap: '1.25rem' },
});

const Title = styled(Heading, { display: 'flex', alignItems: 'baseline', gap: '1.125rem' });

const Number = styled('span', {
  color: '$bronzeInk',
  font: '500 1.25rem / 1 $fonts$latin',
  fontFeatureSettings: '"lnum"',
});

const Content = styled('div', {
  minWidth: 0,
  maxWidth: '40em',
  ...stepList,
});
