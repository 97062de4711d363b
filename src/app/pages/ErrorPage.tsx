import { messages } from '#contract/shared/messages.ts';
import { pageMessages } from '#contract/site/page-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { InkScreen } from '#src/ui/page/InkScreen.tsx';

/** Shown after an unexpected error while a page was loaded or rendered. React reports the error itself. */
export function ErrorPage() {
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title="오류" />
      <InkScreen
        mark="Error"
        title={pageMessages.broken}
        actions={
          <>
            <Button onPress={() => window.location.reload()}>다시 시도</Button>
            <ButtonLink href={paths.home} variant="secondary">
              홈으로
            </ButtonLink>
          </>
        }
      >
        {messages.unexpected}
      </InkScreen>
    </main>
  );
}
