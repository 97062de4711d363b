import { pageOf } from '#contract/site/page-map.ts';
import { notFoundMessages } from '#contract/site/not-found-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { InkScreen } from '#src/ui/page/InkScreen.tsx';

const links = [
  { href: pageOf('STORY'), label: '스토리' },
  { href: pageOf('SPECIALOFFER'), label: '스페셜 오퍼' },
  { href: pageOf('MEMBERSHIP'), label: '회원권 안내' },
  { href: pageOf('NOTICE'), label: '공지사항' },
  { href: pageOf('FAQ'), label: '자주 묻는 질문' },
];

/** A known path whose item does not exist: the specification's message, with links to other pages (spec 000 §2). */
export function NotFoundPage() {
  return (
    <>
      <PageHead title={notFoundMessages.title} />
      <InkScreen
        mark="404"
        title={'Sorry, the requested page\ncannot be found'}
        actions={<ButtonLink href={paths.home}>홈으로</ButtonLink>}
        links={{ label: '다른 페이지', items: links }}
      >
        {notFoundMessages.advice}
      </InkScreen>
    </>
  );
}
