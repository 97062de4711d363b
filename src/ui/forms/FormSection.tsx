import { useId, type ReactNode } from 'react';
import { Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type FormSectionProps = {
  title: string;
  /** Text at the end of the title line, such as '필수 입력'. */
  remark?: string;
  /** Heading level of the title. */
  level?: 'h2' | 'h3';
  children: ReactNode;
};

/** A section of a long form: two columns of fields, one on a phone. `WholeRow` spans both columns. */
export function FormSection({ title, remark, level = 'h2', children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <Title as={level} id={id} size="card">
          {title}
        </Title>
        {remark && <Remark>{remark}</Remark>}
      </Head>
      <Fields>{children}</Fields>
    </section>
  );
}

export const WholeRow = styled('div', { gridColumn: '1 / -1', minWidth: 0 });

/** Warning before a form, with a persimmon line at its side. */
export const Caution = styled('p', {
  paddingBlock: '1.25rem',
  paddingLeft: '1.25rem',
  borderLeft: '1px solid $colors$persimmon',
  fontSize: '$sm',
  lineHeight: 1.65,
});

const Title = styled(Heading, {
  variants: { size: { card: { fontSize: '1.625rem', '@mobile': { fontSize: '1.375rem' } } } },
});

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$1 $4',
  paddingBottom: '$4',
  borderBottom: '1px solid $colors$forest',
});

const Remark = styled('span', { color: '$sage', fontSize: '$xs' });

const Fields = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '2rem 1.5rem',
  paddingTop: '2rem',
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '1.75rem' },
});
