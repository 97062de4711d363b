import type { ReactNode } from 'react';
import { Eyebrow, Heading, Text } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type ContactWay = {
  key: string;
  /** In English. */
  eyebrow: string;
  title: string;
  text: string;
  /** The link that calls, writes to or leads to it. */
  action: ReactNode;
};

/** The contact options, side by side between hairlines. */
export function ContactWays({ ways }: { ways: readonly ContactWay[] }) {
  return (
    <List>
      {ways.map(({ key, eyebrow, title, text, action }) => (
        <Way key={key}>
          <Eyebrow lang="en">{eyebrow}</Eyebrow>
          <Heading as="h3" size="card" css={{ marginBlock: '.75rem .5rem' }}>
            {title}
          </Heading>
          <Text size="small" tone="quiet">
            {text}
          </Text>
          <Action>{action}</Action>
        </Way>
      ))}
    </List>
  );
}

const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '$gutter',
  borderTop: '1px solid $colors$forest',
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Way = styled('li', { display: 'flex', flexDirection: 'column', minWidth: 0, padding: '2.5rem 0 2rem', borderBottom: '1px solid $colors$mist', '@mobile': { paddingBlock: '1.75rem 1.25rem' } });

const Action = styled('div', {
  marginTop: 'auto',
  paddingTop: '1.25rem',
  minHeight: 'calc(1.25rem + $sizes$touch)',
});
