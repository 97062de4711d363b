import { Container } from '../../foundation/layout.ts';
import { SectionHead } from '../../page/SectionHead.tsx';
import { Text } from '../../foundation/text.ts';
import { styled } from '../../foundation/theme.ts';

export type CourseIntroProps = {
  eyebrow: string;
  title: string;
  introduce: string;
  facts: readonly { term: string; detail: string }[];
};

/** Introduction of a course, with facts about its club. */
export function CourseIntro({ eyebrow, title, introduce, facts }: CourseIntroProps) {
  return (
    <Grid>
      <SectionHead eyebrow={eyebrow} title={title} />
      <div>
        <Text>{introduce}</Text>
        <Facts>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </Facts>
      </div>
    </Grid>
  );
}

const Grid = styled(Container, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 588fr) minmax(0, 486fr)',
  gap: '$6 10.5%',
  paddingBlock: '$sectionSmall 4.5rem',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '3.5rem 2.5rem' },
  '@print': { display: 'block', padding: 0, '& p': { fontSize: '9pt' } },
});

const Facts = styled('dl', {
  marginTop: '1.75rem',
  borderTop: '1px solid $colors$forest',
  '& > div': {
    display: 'flex',
    alignItems: 'baseline',
    gap: '$4',
    padding: '.75rem 0',
    borderBottom: '1px solid $colors$mist',
  },
  '& dt': { flex: '0 0 6rem', color: '$sage', fontSize: '$xs' },
  '& dd': { minWidth: 0, fontSize: '$sm', fontVariantNumeric: 'tabular-nums' },
  '@print': { columns: 2, '& > div': { padding: '2pt 0' } },
});
