import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { faqsQuery } from '#src/api/faq.ts';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { NewsPage } from '#src/shared/news/NewsPage.tsx';
import { builtinFaqs } from './builtin.ts';
import { FaqScreen } from './FaqScreen.tsx';
import { useOpenQuestion } from './use-open-question.ts';

/** /notice/faq, spec 000 §2: the questions of the server; the built-in ones if it has none or the request fails. */
export function FaqPage() {
  const served = useQuery(faqsQuery(useClient()));
  const isFallback = served.isLoadingError || served.data?.length === 0;
  const builtin = useQuery({ ...builtinFaqs, enabled: isFallback });
  const [open, setOpen] = useOpenQuestion();
  return (
    <NewsPage path={paths.faq}>
      <FaqScreen questions={isFallback ? loadableOf(builtin) : loadableOf(served)} open={open} onOpenChange={setOpen} />
    </NewsPage>
  );
}
