import type { ReactNode } from 'react';
import { Eyebrow, Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

/** Head of a form page: an English label above the title. */
export function FormTitle({ eyebrow, children }: { eyebrow: string; children: ReactNode }) {
  return (
    <Head>
      <Eyebrow lang="en">{eyebrow}</Eyebrow>
      <Heading as="h1" size="title">
        {children}
      </Heading>
    </Head>
  );
}

const Head = styled('div', {
  display: 'grid',
  gap: '$3',
  marginBottom: '2.5rem',
  '@mobile': { marginBottom: '1.75rem' },
});
