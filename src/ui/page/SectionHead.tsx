import type { ReactNode } from 'react';
import { Eyebrow, Heading, Text } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type SectionHeadProps = {
  /** English label: a number, a word, or both. */
  eyebrow?: string;
  /** Line breaks are preserved. */
  title: ReactNode;
  /** `display` is for the English headings of the home page. */
  size?: 'title' | 'section' | 'display';
  level?: 'h2' | 'h3';
  id?: string;
  children?: ReactNode;
};

/** Head of a section: eyebrow, heading, a short bronze rule, and an optional text. */
export function SectionHead({ eyebrow, title, size = 'title', level = 'h2', id, children }: SectionHeadProps) {
  return (
    <Head>
      {eyebrow && <Eyebrow lang="en">{eyebrow}</Eyebrow>}
      {size === 'display' ? (
        <Display as={level} id={id} lang="en">
          {title}
        </Display>
      ) : (
        <Title as={level} id={id} size={size}>
          {title}
        </Title>
      )}
      <Rule />
      {typeof children === 'string' ? <Text>{children}</Text> : children}
    </Head>
  );
}

const Head = styled('div', {
  alignContent: 'start',
  display: 'grid',
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
});

const Rule = styled('span', {
  width: '3rem',
  marginTop: '.75rem',
  marginBottom: '.75rem',
  borderTop: '1px solid $colors$bronze',
  '[data-dark] &': { borderColor: '$champagne' },
});

const Display = styled('h2', {
  font: '400 4rem / 1.08 $fonts$latin',
  letterSpacing: '-.01em',
  '@mobile': { fontSize: '2.625rem' },
});

const Title = styled(Heading, { whiteSpace: 'pre-line' });
