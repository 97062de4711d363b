import { Button } from '#src/ui/actions/Button.tsx';
import { Actions } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { BareScreen } from '../ui/bare-screen.ts';
import { PageHeading } from '../ui/PageHeading.tsx';

/** Shown if the server could not say who is logged in. */
export const UnreachedPage = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <BareScreen>
    <PageHeading title="연결하지 못했습니다" />
    <Text role="alert">{message}</Text>
    <Actions>
      <Button onPress={onRetry}>다시 시도</Button>
    </Actions>
  </BareScreen>
);
