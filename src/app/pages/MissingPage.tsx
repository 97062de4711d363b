import { messages } from '#contract/shared/messages.ts';
import { pageMessages } from '#contract/site/page-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import type { MissingProps } from '#src/shared/lazy/lazy-component.tsx';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { InkScreen } from '#src/ui/page/InkScreen.tsx';

/** Shown instead of a page whose chunk failed to load: an explanation, and a retry without a full page load. */
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
