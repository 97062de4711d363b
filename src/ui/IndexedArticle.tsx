import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';
import { Container } from './layout.ts';
import { PartIndex, type PartIndexItem } from './PartIndex.tsx';
import { Eyebrow, Heading } from './text.ts';
import { styled } from './theme.ts';

export type IndexedArticleProps = {
  eyebrow: string;
  /** Where the page's own heading does not say it. */
  title?: string;
  /** A line under the title: a date, a unit. */
  remark?: ReactNode;
  indexLabel: string;
  parts: readonly PartIndexItem[];
  /** `text` keeps the measure of reading, `tables` takes the room. */
  kind?: 'text' | 'tables';
  children: ReactNode;
};

/** A long text or a row of tables, its title and its index beside it; on the mobile layout the index is folded above it. */
export function IndexedArticle({ eyebrow, title, remark, indexLabel, parts, kind = 'text', children }: IndexedArticleProps) {
  return (
    <Frame>
      <Side>
        <Eyebrow lang="en">{eyebrow}</Eyebrow>
        {title && (
          <Heading size="title" css={{ marginTop: '$3' }}>
            {title}
          </Heading>
        )}
        {remark && <Remark>{remark}</Remark>}
        {parts.length > 1 && (
          <>
            <Index>
              <PartIndex label={indexLabel} items={parts} />
            </Index>
            <FoldedIndex>
              <Disclosure title={indexLabel} level="h2">
                <PartIndex label={indexLabel} items={parts} />
              </Disclosure>
            </FoldedIndex>
          </>
        )}
      </Side>
      <Body kind={kind} data-kind={kind}>{children}</Body>
    </Frame>
  );
}

/** A part of it; its heading stays clear of the header when it is gone to. */
export function ArticlePart({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <Part id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      {title !== null && (
        <PartTitle id={`${id}-title`} size="section">
          {title}
        </PartTitle>
      )}
      {children}
    </Part>
  );
}

const Frame = styled(Container, {
  display: 'grid',
  gridTemplateColumns: '3fr 8fr',
  columnGap: '6.375rem',
  paddingBlock: '$sectionSmall $section',
  '@mobile': { display: 'block', paddingTop: '3.5rem' },
  '@print': { display: 'block', paddingBlock: '$5' },
});

const Side = styled('div', {
  position: 'sticky',
  top: 'calc($sizes$headerSolid + 3rem)',
  alignSelf: 'start',
  maxHeight: 'calc(100vh - $sizes$headerSolid - 4rem)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '@mobile': { position: 'static', maxHeight: 'none', marginBottom: '2rem' },
  '@print': { position: 'static', maxHeight: 'none' },
});

const Remark = styled('p', { marginTop: '$2', color: '$sage', fontSize: '$sm', fontVariantNumeric: 'tabular-nums' });

const Index = styled('div', { marginTop: '2rem', '@mobile': { display: 'none' }, '@print': { display: 'none' } });

const FoldedIndex = styled('div', { display: 'none', '@mobile': { display: 'block', marginTop: '1.25rem' }, '@print': { display: 'none' } });

const Body = styled('div', { minWidth: 0, variants: { kind: { text: { maxWidth: '$measure' }, tables: {} } } });

const Part = styled('section', { scrollMarginTop: 'calc($sizes$headerSolid + 3rem)', '& + &': { marginTop: '4rem', '@mobile': { marginTop: '3rem' } } });

/** A table has a line of its own. */
const PartTitle = styled(Heading, {
  marginBottom: '1.5rem',
  paddingBottom: '1.25rem',
  borderBottom: '1px solid $colors$forest',
  [`${Body}[data-kind="tables"] &`]: { marginBottom: '.5rem', paddingBottom: 0, borderBottom: 0 },
});
