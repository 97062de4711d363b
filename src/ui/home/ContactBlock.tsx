import type { ReactNode } from 'react';
import { Container } from '../layout.ts';
import { styled } from '../theme.ts';
import { HomeText, type HomeTextProps } from './HomeText.tsx';

export type ContactBlockProps = {
  text: HomeTextProps;
  facts: readonly { term: string; detail: ReactNode; isNumber?: boolean }[];
  actions: ReactNode;
  /** What the point on the map is. */
  place: string;
};

/** Where the resort is and how to reach it, beside the hills drawn as contour lines. */
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
        <ContourMap place={place} />
      </Grid>
    </Ground>
  );
}

/** The hills around a place, as a drawing: where exactly it is says the address. */
export function ContourMap({ place }: { place: string }) {
  return (
    <Map>
      <img src="/map/contours.svg" alt="" width={760} height={620} loading="lazy" decoding="async" />
      <Point>
        <span>{place}</span>
      </Point>
    </Map>
  );
}

const Ground = styled('div', { overflow: 'hidden', backgroundColor: '$hanji' });

const Grid = styled(Container, {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: '$5',
  minHeight: '35rem',
  '@mobile': { display: 'block' },
});

const Words = styled('div', { gridColumn: '1 / 6', paddingBlock: '$sectionSmall', '@mobile': { paddingBlock: '4rem 2.5rem' } });

const Facts = styled('dl', {
  marginTop: '2.5rem',
  borderTop: '1px solid $colors$lineBronze',
  '& > div': { display: 'flex', alignItems: 'baseline', gap: '$5', padding: '1.25rem 0', borderBottom: '1px solid $colors$mist' },
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
  '@mobile': { '& > *': { flex: '1 1 8rem', minWidth: 0, paddingInline: '$3' } },
});

const Map = styled('div', {
  position: 'relative',
  gridColumn: '7 / 13',
  marginRight: 'calc(-1 * $space$bleed)',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '@mobile': { height: '18.75rem', marginInline: 'calc(-1 * $space$edge)' },
});

const Point = styled('p', {
  position: 'absolute',
  left: '46%',
  top: '47%',
  display: 'flex',
  alignItems: 'center',
  gap: '.875rem',
  '&::before': { content: '""', flex: 'none', width: 11, height: 11, borderRadius: '50%', backgroundColor: '$persimmon', boxShadow: '0 0 0 8px rgba(168, 67, 47, .14)' },
  '& span': { padding: '.25rem .625rem', backgroundColor: '$hanji', fontFamily: '$serif', fontSize: '1.125rem' },
});
