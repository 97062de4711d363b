import type { ReactNode } from 'react';
import { Eyebrow, Heading, Text } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type ContactMethod = {
  key: string;
  /** In English. */
  eyebrow: string;
  title: string;
  text: string;
  /** Link to call, write or open the page. */
  action: ReactNode;
};

/** Contact methods, side by side between hairlines. */
export function ContactMethods({ methods }: { methods: readonly ContactMethod[] }) {
  return (
    <List>
      {methods.map(({ key, eyebrow, title, text, action }) => (
        <Item key={key}>
          <Eyebrow lang="en">{eyebrow}</Eyebrow>
          <Title as="h3" size="card">
            {title}
          </Title>
          <Text size="small" tone="quiet">
            {text}
          </Text>
          <Action>{action}</Action>
        </Item>
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

const Item = styled('li', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '2.5rem 0 2rem',
  borderBottom: '1px solid $colors$mist',
  '@mobile': { paddingBlock: '1.75rem 1.25rem' },
});

const Action = styled('div', {
  marginTop: 'auto',
  paddingTop: '1.25rem',
  minHeight: 'calc(1.25rem + $sizes$touch)',
});

const Title = styled(Heading, { marginBlock: '.75rem .5rem' });
