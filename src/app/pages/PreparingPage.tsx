import { paths } from '#contract/site-paths.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { InkScreen } from '#src/ui/InkScreen.tsx';

export function PreparingPage() {
  return (
    <>
      <PageHead title="준비 중" />
      <InkScreen mark="Coming soon" title="준비 중인 페이지입니다" actions={<ButtonLink href={paths.myPage}>마이페이지</ButtonLink>}>
        더 나은 모습으로 곧 찾아뵙겠습니다.
      </InkScreen>
    </>
  );
}
