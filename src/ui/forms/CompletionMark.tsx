import type { ReactNode, Ref } from 'react';
import { Eyebrow, Heading, Text } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type CompletionMarkProps = {
  eyebrow: string;
  /** May contain line breaks ('\n'). */
  title: string;
  children: ReactNode;
  /** Link or button to continue. */
  action: ReactNode;
  /** Ref of the title, which receives the focus. */
  ref?: Ref<HTMLHeadingElement>;
};

/** Final step of a flow: a sentence and a single button. */
export function CompletionMark({ eyebrow, title, children, action, ref }: CompletionMarkProps) {
  return (
    <Frame>
      <Eyebrow lang="en">{eyebrow}</Eyebrow>
      <Title ref={ref} tabIndex={-1} size="page">
        {title}
      </Title>
      <Rule />
      <Sentence>{children}</Sentence>
      <Action>{action}</Action>
    </Frame>
  );
}

const Frame = styled('div', { marginTop: '7rem', '@mobile': { marginTop: '$8' } });

const Title = styled(Heading, {
  marginTop: '1.25rem',
  whiteSpace: 'pre-line',
  variants: { size: { page: { lineHeight: 1.3 } } },
});

const Rule = styled('div', { width: '3rem', margin: '2.5rem 0 2rem', borderTop: '1px solid $colors$bronze' });

const Action = styled('div', { marginTop: '$7', '@narrow': { '& > *': { width: '100%' } } });

const Sentence = styled(Text, { maxWidth: '30em' });
