import type { ReactNode } from 'react';
import { Heading, Text } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

/** A question at the end of a page, on a band of hanji, with one link. */
export function AsideQuestion({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Band>
      <div>
        <Heading size="card">{title}</Heading>
        <Advice size="small" tone="quiet">
          {text}
        </Advice>
      </div>
      <div>{children}</div>
    </Band>
  );
}

const Band = styled('aside', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1.5rem',
  padding: '2.25rem 2.5rem',
  backgroundColor: '$hanji',
  '@forced': { border: '1px solid CanvasText' },
  '@mobile': { marginInline: 'calc(-1 * $space$edge)', padding: '1.75rem $space$edge' },
  '& > *': { minWidth: 0 },
});

const Advice = styled(Text, { marginTop: '$2' });
