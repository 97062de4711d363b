import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { clubsQuery } from '#src/api/clubs.ts';
import { settingQuery } from '#src/api/setting.ts';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { NewsPage } from '#src/shared/news/NewsPage.tsx';
import { builtinFaqs } from './builtin.ts';
import { QnaScreen } from './QnaScreen.tsx';
import { useOpenQuestion } from './use-open-question.ts';

/** /notice/qna: the contact methods, and the built-in questions. */
export function QnaPage() {
  const client = useClient();
  const setting = useQuery(settingQuery(client));
  const clubs = useQuery(clubsQuery(client));
  const questions = useQuery(builtinFaqs);
  const [open, setOpen] = useOpenQuestion();
  return (
    <NewsPage path={paths.qna}>
      <QnaScreen
        setting={loadableOf(setting)}
        clubs={loadableOf(clubs)}
        questions={loadableOf(questions)}
        open={open}
        onOpenChange={setOpen}
      />
    </NewsPage>
  );
}
