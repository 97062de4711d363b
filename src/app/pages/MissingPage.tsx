import { messages } from '#contract/messages.ts';
import { pageMessages } from '#contract/page-messages.ts';
import { paths } from '#contract/site-paths.ts';
import type { MissingProps } from '#src/shared/page/lazily.tsx';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { InkScreen } from '#src/ui/InkScreen.tsx';

/** Where a page should be whose code did not come: that the server cannot be reached, and another try without loading all anew. */
export const MissingPage = ({ onRetry }: MissingProps) => (
  <>
    <PageHead title="오류" />
    <InkScreen
      mark="Offline"
      title={pageMessages.notLoaded}
      actions={
        <>
          <Button onPress={onRetry}>다시 시도</Button>
          <ButtonLink href={paths.home} variant="secondary">
            홈으로
          </ButtonLink>
        </>
      }
    >
      {messages.offline}
    </InkScreen>
  </>
);
