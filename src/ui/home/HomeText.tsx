import type { ReactNode } from 'react';
import { Eyebrow, Text } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type HomeTextProps = {
  number: string;
  eyebrow: string;
  /** One of the English headings of the spec, with a line break for wide screens. */
  heading: ReactNode;
  title?: string;
  texts?: readonly string[];
  children?: ReactNode;
};

/** Text of a block of the home page. */
export function HomeText({ number, eyebrow, heading, title, texts, children }: HomeTextProps) {
  return (
    <Root>
      <Eyebrow lang="en">
        <span>{number}</span> {eyebrow}
      </Eyebrow>
      <Display lang="en">{heading}</Display>
      {title && <Title>{title}</Title>}
      {texts && <Rule />}
      {texts?.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {children && <Action>{children}</Action>}
    </Root>
  );
}

const Root = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > p + p': { marginTop: '$4' },
  '& > p:first-child > span': { marginRight: '.875rem' },
});

const Display = styled('h2', {
  marginTop: '1.25rem',
  font: '400 4rem / 1.08 $fonts$latin',
  letterSpacing: '-.01em',
  '@mobile': { fontSize: '2.625rem' },
});

const Title = styled('p', {
  maxWidth: '14em',
  marginTop: '1.75rem',
  fontFamily: '$serif',
  fontSize: '1.625rem',
  lineHeight: 1.5,
  letterSpacing: '$display',
  textWrap: 'balance',
  '@mobile': { fontSize: '1.25rem' },
});

const Rule = styled('span', { width: '3rem', marginBlock: '2.25rem 2rem', borderTop: '1px solid $colors$bronze' });

const Action = styled('div', { marginTop: '$6' });
