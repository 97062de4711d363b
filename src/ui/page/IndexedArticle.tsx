import type { ReactNode } from 'react';
import { Disclosure } from '../overlays/Disclosure.tsx';
import { Container } from '../foundation/layout.ts';
import { PartIndex, type PartIndexItem } from './PartIndex.tsx';
import { Eyebrow, Heading } from '../foundation/text.ts';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';

export type IndexedArticleProps = {
  eyebrow: string;
  /** Omitted if the heading of the page is the same. */
  title?: string;
  /** A line below the title, such as a date or a unit. */
  remark?: ReactNode;
  indexLabel: string;
  parts: readonly PartIndexItem[];
  /** `text` limits the line length, `tables` uses the full width. */
  kind?: 'text' | 'tables';
  /** The parts are loading: the height of the collapsed index is reserved. */
  isPending?: boolean;
  /** Replaces the collapsed index in the mobile layout: a sticky field above a long text. */
  select?: ReactNode;
  children: ReactNode;
};

/**
 * A long text or several tables, beside a title and a table of contents, which is collapsed above it in the mobile
 * layout.
 */
export function IndexedArticle({
  eyebrow,
  title,
  remark,
  indexLabel,
  parts,
  kind = 'text',
  isPending = false,
  select,
  children,
}: IndexedArticleProps) {
  return (
    <Frame>
      <Side>
        <Eyebrow lang="en">{eyebrow}</Eyebrow>
        {title && <Title size="title">{title}</Title>}
        {remark && <Remark>{remark}</Remark>}
        {isPending && <CollapsedIndexSlot />}
        {parts.length > 1 && (
          <>
            <Index>
              <PartIndex label={indexLabel} items={parts} />
            </Index>
            {!select && (
              <CollapsedIndex>
                <Disclosure title={indexLabel} level="h2">
                  <PartIndex label={indexLabel} items={parts} />
                </Disclosure>
              </CollapsedIndex>
            )}
          </>
        )}
      </Side>
      {select && <SelectIndex>{select}</SelectIndex>}
      <Body kind={kind} data-kind={kind}>
        {children}
      </Body>
    </Frame>
  );
}

export type ArticlePartProps = {
  id: string;
  /** English label above the title. */
  eyebrow?: string;
  title: ReactNode;
  /** Text at the end of the title line, such as a unit. */
  remark?: string;
  children: ReactNode;
};

/** A section of an `IndexedArticle`, with a scroll margin that keeps its heading clear of the header. */
export function ArticlePart({ id, eyebrow, title, remark, children }: ArticlePartProps) {
  return (
    <Part id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      {eyebrow && <PartEyebrow lang="en">{eyebrow}</PartEyebrow>}
      {title !== null && (
        <TitleLine>
          <Heading id={`${id}-title`} size="section">
            {title}
          </Heading>
          {remark && <PartRemark>{remark}</PartRemark>}
        </TitleLine>
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
  maxHeight: 'calc($sizes$viewportSmall - $sizes$headerSolid - 4rem)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '@mobile': { position: 'static', maxHeight: 'none', marginBottom: '2rem' },
  '@print': { position: 'static', maxHeight: 'none' },
});

const Remark = styled('p', { marginTop: '$2', color: '$sage', fontSize: '$sm', fontVariantNumeric: 'tabular-nums' });

const Index = styled('div', { marginTop: '2rem', '@mobile': { display: 'none' }, ...screenOnly });

const CollapsedIndex = styled('div', {
  display: 'none',
  '@mobile': { display: 'block', marginTop: '1.25rem' },
  ...screenOnly,
});

/** Sticky below the header. */
const SelectIndex = styled('div', {
  display: 'none',
  '@mobile': {
    position: 'sticky',
    zIndex: 1,
    top: '$sizes$headerSolid',
    display: 'block',
    marginInline: 'calc(-1 * $space$edge)',
    marginBottom: '2.5rem',
    padding: '.25rem $space$edge 0',
    backgroundColor: '$ivory',
  },
  ...screenOnly,
});

const CollapsedIndexSlot = styled('div', {
  display: 'none',
  '@mobile': { display: 'block', height: 'calc($sizes$row + 2px)', marginTop: '1.25rem' },
});

const Body = styled('div', { minWidth: 0, variants: { kind: { text: { maxWidth: '$measure' }, tables: {} } } });

const Part = styled('section', {
  scrollMarginTop: '3rem',
  [`${SelectIndex} ~ * > &`]: { '@mobile': { scrollMarginTop: '5.5rem' } },
  '& + &': { marginTop: '4rem', '@mobile': { marginTop: '3rem' } },
});

/** Without a border above tables, which have their own. */
const TitleLine = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$1 $5',
  marginBottom: '1.5rem',
  paddingBottom: '1.25rem',
  borderBottom: '1px solid $colors$forest',
  [`${Body}[data-kind="tables"] &`]: { marginBottom: '.5rem', paddingBottom: 0, borderBottom: 0 },
});

const PartEyebrow = styled(Eyebrow, { marginBottom: '.625rem' });

const PartRemark = styled('span', { color: '$sage', fontSize: '$sm' });

const Title = styled(Heading, { marginTop: '$3' });
