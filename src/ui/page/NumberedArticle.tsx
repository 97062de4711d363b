import type { ReactNode } from 'react';
import { Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type NumberedArticleProps = {
  id: string;
  number: number;
  title: string;
  paragraphs: readonly string[];
  children?: ReactNode;
};

/** An article of a statute: number, title and paragraphs. */
export function NumberedArticle({ id, number, title, paragraphs, children }: NumberedArticleProps) {
  return (
    <Frame id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <Title as="h3" id={`${id}-title`} size="card">
        <Number>{number}</Number>
        {title}
      </Title>
      <Text>
        <Paragraphs texts={paragraphs} />
        {children}
      </Text>
    </Frame>
  );
}

/** A single paragraph as plain text, several as a numbered list. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  if (texts.length === 1) return <p>{texts[0]}</p>;
  return (
    <NumberedList>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </NumberedList>
  );
}

const Frame = styled('article', {
  paddingTop: '2.25rem',
  scrollMarginTop: '5rem',
  '&:first-of-type': { paddingTop: '.75rem' },
});

const Title = styled(Heading, { display: 'flex', alignItems: 'baseline', gap: '1.125rem', marginBottom: '.875rem' });

const Number = styled('span', {
  minWidth: '1.5rem',
  color: '$bronzeInk',
  font: '500 1.5rem / 1 $fonts$latin',
  fontFeatureSettings: '"lnum"',
});

const Text = styled('div', { marginLeft: '2.625rem', '@mobile': { marginLeft: 0 } });

const NumberedList = styled('ol', {
  counterReset: 'paragraph',
  display: 'grid',
  gap: '.5rem',
  '& li': { position: 'relative', paddingLeft: '1.75rem', counterIncrement: 'paragraph' },
  '& li::before': {
    content: 'counter(paragraph)',
    position: 'absolute',
    left: 0,
    color: '$bronzeInk',
    font: '500 1.125rem / 1.7 $fonts$latin',
    fontFeatureSettings: '"lnum"',
  },
});
