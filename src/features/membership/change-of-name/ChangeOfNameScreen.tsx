import { supportPhone } from '#contract/shared/limits.ts';
import { listMessages } from '#contract/shared/list-messages.ts';
import type { ChangeOfName } from '#contract/membership/membership-info.ts';
import { membershipPages } from '#contract/site/pages/membership.ts';
import { paths } from '#contract/site/site-paths.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { ArticlePart, IndexedArticle } from '#src/ui/page/IndexedArticle.tsx';
import { StepProse } from '#src/ui/page/step-list.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { PhoneBand } from '#src/ui/membership/PhoneBand.tsx';

const label = membershipPages[paths.changeOfName].title;

/** The guide with an index of its sections, and the phone number for questions. */
export function ChangeOfNameScreen({ guide: { data, isFailed, onRetry } }: { guide: Loadable<ChangeOfName> }) {
  const sections = (data?.sections ?? []).map((section) => ({ ...section, id: `change-${section.id}` }));
  return (
    <>
      <IndexedArticle
        eyebrow="Guide"
        {...(data && data.title !== label && { title: data.title })}
        indexLabel={`${label} 차례`}
        parts={sections.map(({ id, title }, index) => ({ id, number: String(index + 1), label: title }))}
        isPending={data === undefined && !isFailed}
      >
        <Fetched label={label} isPending={data === undefined} isFailed={isFailed} rows={14} onRetry={onRetry}>
          <Stack gap="large">
            {data && <ServedDocument html={data.intro} label={data.title} />}
            <div>
              {data?.sections.length === 0 && (
                <EmptyState eyebrow="Guide" title={listMessages.noContent} picture="ink-autumn" />
              )}
              {sections.map(({ id, title, contents }) => (
                <ArticlePart key={id} id={id} title={title}>
                  <StepProse>
                    <ServedDocument html={contents} label={title} />
                  </StepProse>
                </ArticlePart>
              ))}
            </div>
          </Stack>
        </Fetched>
      </IndexedArticle>
      <PhoneBand title="명의 변경 문의" number={supportPhone} remark="회원권 관리팀" tone="light" />
    </>
  );
}
