import { paths } from '#contract/site-paths.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { InkScreen } from '#src/ui/InkScreen.tsx';

export function NotFoundPage() {
  return (
    <>
      <PageHead title="페이지를 찾을 수 없습니다" />
      <InkScreen mark="404" title={'Sorry, the requested page\ncannot be found'} actions={<ButtonLink href={paths.home}>메인으로</ButtonLink>}>
        요청하신 페이지를 찾을 수 없습니다. 주소가 바뀌었거나 삭제된 페이지일 수 있습니다. 주소를 다시 확인하시거나 메인에서 찾아봐 주세요.
      </InkScreen>
    </>
  );
}
