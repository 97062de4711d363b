import { messages } from '#contract/messages.ts';
import { paths } from '#contract/site-paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { InkScreen } from '#src/ui/InkScreen.tsx';

/** A defect while a page was loaded or rendered; React Router reports it to the console. */
export function ErrorPage() {
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title="오류" />
      <InkScreen
        mark="Error"
        title="페이지를 보여 드리지 못했습니다"
        actions={
          <>
            <Button onPress={() => window.location.reload()}>다시 시도</Button>
            <ButtonLink href={paths.home} variant="secondary">
              메인으로
            </ButtonLink>
          </>
        }
      >
        {messages.unexpected}
      </InkScreen>
    </main>
  );
}
