import type { ReactNode } from 'react';
import { Container, Spread } from '../foundation/layout.ts';
import { screenOnly } from '../foundation/print.ts';
import { Subtext, Text } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

/** What is so today, below the tabs of a page: a text, a note about it, and a link at the end of the line. */
export const PageStatus = ({ text, note, children }: { text: string; note: string; children: ReactNode }) => (
  <Line>
    <Spread>
      <Text>
        {text}
        <Subtext>{note}</Subtext>
      </Text>
      {children}
    </Spread>
  </Line>
);

const Line = styled(Container, { paddingTop: '1.5rem', ...screenOnly });
