import { ArticlePart, IndexedArticle } from '#src/ui/page/IndexedArticle.tsx';
import { FigureList } from '#src/ui/data/FigureList.tsx';
import { NamedList } from '#src/ui/data/NamedList.tsx';
import { NumberedArticle, Paragraphs } from '#src/ui/page/NumberedArticle.tsx';
import { PartSelect } from '#src/ui/page/PartSelect.tsx';
import { PriceTable } from '#src/ui/data/PriceTable.tsx';
import { TopMargin } from '#src/ui/foundation/layout.ts';
import type { Article, ClubRules } from './club-rules.ts';

const chapterId = (number: number) => `chapter-${number}`;
const penalties = { id: 'penalties', label: '별표: 제재 기준' };
const supplement = { id: 'supplement', label: '부칙' };

/** The rules of a club: chapters of articles, the table of penalties, and the supplementary provisions. */
export function RulesScreen({ rules }: { rules: ClubRules }) {
  const chapters = rules.chapters.map(({ number, title }) => ({
    id: chapterId(number),
    number: String(number),
    label: title,
  }));
  const appendices = [penalties, supplement].map((appendix) => ({ ...appendix, number: '' }));
  const index = { label: '장 선택', items: [...chapters, ...appendices] };
  return (
    <IndexedArticle
      eyebrow="Club rules"
      title="회칙"
      remark={`${rules.effectiveDate.replaceAll('-', '.')} 시행`}
      indexLabel={index.label}
      parts={index.items}
      select={<PartSelect {...index} />}
    >
      {rules.chapters.map(({ number, title, articles }) => (
        <ArticlePart key={number} id={chapterId(number)} eyebrow={`Chapter ${number}`} title={`제${number}장 ${title}`}>
          {articles.map((article) => (
            <NumberedArticle key={article.number} id={`article-${article.number}`} {...article}>
              <Addition article={article} rules={rules} />
            </NumberedArticle>
          ))}
        </ArticlePart>
      ))}
      <ArticlePart id={penalties.id} eyebrow="Annex" title={penalties.label}>
        <PriceTable
          caption={rules.penalties.caption}
          columns={rules.penalties.columns.map((label) => ({ label }))}
          groups={[{ rows: rules.penalties.rows }]}
        />
      </ArticlePart>
      <ArticlePart id={supplement.id} eyebrow="Supplement" title={supplement.label}>
        <Paragraphs texts={rules.supplement} />
      </ArticlePart>
    </IndexedArticle>
  );
}

/**
 * Extra content of an article: the kinds of members if it lists them all, or the numbers of members if it states the
 * total.
 */
function Addition({
  article: { paragraphs },
  rules: { memberKinds, members },
}: {
  article: Article;
  rules: ClubRules;
}) {
  const listsMemberKinds = paragraphs.some((text) => memberKinds.every(({ label }) => text.includes(label)));
  if (listsMemberKinds) return <NamedList items={memberKinds} />;
  if (!members || !paragraphs.some((text) => text.includes(`${members.total.toLocaleString('ko-KR')}명`))) return null;
  return (
    <TopMargin>
      <FigureList
        items={[
          { label: '전체 회원', value: members.total },
          { label: '정회원', value: members.regular },
          { label: '주중회원', value: members.weekday },
        ]}
      />
    </TopMargin>
  );
}
