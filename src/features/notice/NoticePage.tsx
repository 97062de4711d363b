import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { messages } from '#contract/shared/messages.ts';
import { newsPages } from '#contract/site/pages/news.ts';
import { rowIdIn } from '#contract/shared/row-id.ts';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { noticeQuery } from '#src/api/notice.ts';
import { failureText } from '#src/api/refusal.ts';
import { NewsPage } from '#src/shared/news/NewsPage.tsx';
import { LinksWithState } from '#src/shared/page/LinksWithState.tsx';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { BackToList } from './BackToList.tsx';
import { oneStepFurther, readCameFrom } from './came-from.ts';
import { NoticeScreen } from './NoticeScreen.tsx';
import { useSectionParam } from './use-section-param.ts';

/** /notice/{id}, spec 000 §2. If it cannot be loaded, an alert gives the reason, and then leads to the list (§8). */
export function NoticePage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { id: idParam = '' } = useParams();
  const id = rowIdIn(idParam);
  const { data, error, isLoadingError } = useQuery({ ...noticeQuery(useClient(), id ?? 0), enabled: id !== null });
  // The server does not know the history.
  const cameFrom = readCameFrom(useClientValue<unknown>(() => state, null));
  useSectionParam(data !== undefined);
  const refusal = id === null ? messages.notFound : isLoadingError ? failureText(error) : null;
  return (
    <NewsPage path={paths.notices} head={{ title: data?.title ?? newsPages[paths.notices].title }}>
      <LinksWithState state={oneStepFurther(cameFrom)}>
        <NoticeScreen
          notice={data}
          refusal={refusal}
          back={<BackToList cameFrom={cameFrom} />}
          onDismiss={() => void navigate(paths.notices, { replace: true })}
        />
      </LinksWithState>
    </NewsPage>
  );
}
