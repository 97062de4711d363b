import type { ReactNode } from 'react';
import { ContourMap } from '../media/ContourMap.tsx';
import { contentVisibilityAuto } from '../foundation/content-visibility.ts';
import { Container } from '../foundation/layout.ts';
import { styled } from '../foundation/theme.ts';
import { HomeText, type HomeTextProps } from './HomeText.tsx';

export type ContactBlockProps = {
  text: HomeTextProps;
  facts: readonly { term: string; detail: ReactNode; isNumber?: boolean }[];
  actions: ReactNode;
  /** Label of the point on the map. */
  place: string;
};

/** Address and contact data of the resort, beside a map of contour lines. */
export function ContactBlock({ text, facts, actions, place }: ContactBlockProps) {
  return (
    <Ground>
      <Grid>
        <Words>
          <HomeText {...text} />
          <Facts>
            {facts.map(({ term, detail, isNumber }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd {...(isNumber && { 'data-number': '' })}>{detail}</dd>
              </div>
            ))}
          </Facts>
          <Actions>{actions}</Actions>
        </Words>
        <Map>
          <ContourMap seed={90} name={place} />
        </Map>
      </Grid>
    </Ground>
  );
}

const Ground = styled('div', {
  overflow: 'hidden',
  backgroundColor: '$hanji',
  ...contentVisibilityAuto('46rem'),
  '@mobile': contentVisibilityAuto('58rem'),
});

const Grid = styled(Container, {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: '$5',
  minHeight: '35rem',
  '@mobile': { display: 'block' },
});

const Words = styled('div', {
  gridColumn: '1 / 6',
  paddingBlock: '$sectionSmall',
  '@mobile': { paddingBlock: '4rem 2.5rem' },
});

const Facts = styled('dl', {
  marginTop: '2.5rem',
  borderTop: '1px solid $colors$lineBronze',
  '& > div': {
    display: 'flex',
    alignItems: 'baseline',
    gap: '$5',
    padding: '1.25rem 0',
    borderBottom: '1px solid $colors$mist',
  },
  '& dt': { flex: '0 0 4.5rem', color: '$sage', fontSize: '$sm' },
  '& dd': { minWidth: 0 },
  '& [data-number]': { font: '400 2.125rem / 1.1 $fonts$latin', fontFeatureSettings: '"lnum"' },
  '@mobile': { '& dt': { flexBasis: '3.5rem' }, '& [data-number]': { fontSize: '1.75rem' } },
});

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  marginTop: '2.5rem',
  '@mobile': { '&& > *': { flex: '1 1 8rem', minWidth: 0, paddingInline: '$3' } },
});

const Map = styled('div', {
  position: 'relative',
  gridColumn: '7 / 13',
  marginRight: 'calc(-1 * $space$bleed)',
  '@mobile': { height: '18.75rem', marginInline: 'calc(-1 * $space$edge)' },
});
