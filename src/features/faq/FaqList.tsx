import { useMemo } from 'react';
import { faqGroups } from '#contract/news/faq-groups.ts';
import type { Faq } from '#contract/news/faq.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { QuestionList } from '#src/ui/news/QuestionList.tsx';
import { QuestionSkeleton } from '#src/ui/news/QuestionSkeleton.tsx';

export type QuestionAndAnswer = Pick<Faq, 'id' | 'title' | 'contents'>;

export type FaqListProps = {
  questions: Loadable<readonly QuestionAndAnswer[]>;
  /** Element id of the open question; null if none is open. */
  open: string | null;
  onOpenChange: (open: string | null) => void;
  /** Under headings of their subjects. */
  isGrouped?: boolean;
};

/** Element id of the heading of a group. */
export const groupId = (name: string) => `faq-${name}`;

/** Questions and their answers, one open at a time. */
export function FaqList({
  questions: { data, isFailed, onRetry },
  open,
  onOpenChange,
  isGrouped = false,
}: FaqListProps) {
  const groups = useMemo(() => {
    const shown = (data ?? []).map(({ id, title, contents }) => ({
      id: `faq-${id}`,
      title,
      answer: <ServedDocument html={contents} label={title} />,
    }));
    return isGrouped
      ? faqGroups(shown).map((group) => ({ id: groupId(group.name), ...group }))
      : [{ questions: shown }];
  }, [data, isGrouped]);
  return (
    <Fetched
      label="자주 묻는 질문"
      isPending={data === undefined}
      isFailed={isFailed}
      rows={skeletonCount}
      skeleton={<QuestionSkeleton count={skeletonCount} />}
      onRetry={onRetry}
    >
      <QuestionList groups={groups} open={open} onOpenChange={onOpenChange} level="h3" />
    </Fetched>
  );
}

const skeletonCount = 15;
