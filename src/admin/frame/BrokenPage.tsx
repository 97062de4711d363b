import { messages } from '#contract/shared/messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { PageHeading } from '../ui/PageHeading.tsx';

/** Shown after an unexpected error while a page was rendered. React reports the error itself. */
export const BrokenPage = () => (
  <>
    <PageHeading title="화면을 표시하지 못했습니다" />
    <Text role="alert">{messages.unexpected}</Text>
    <Actions>
      <Button onPress={() => window.location.reload()}>다시 불러오기</Button>
    </Actions>
  </>
);
