import { messages } from '#contract/shared/messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { words } from '#src/ui/foundation/words.ts';
import type { MissingProps } from '#src/shared/lazy/lazy-component.tsx';

/** Shown while the code of a part of the page is loaded. */
export const PendingPart = () => <Text role="status">{words.loading}</Text>;

/** Shown if it could not be loaded; it is also tried again now and then. */
export const MissingPart = ({ onRetry }: MissingProps) => (
  <Stack gap="small">
    <Text role="alert">{messages.offline}</Text>
    <Actions>
      <Button variant="secondary" size="small" onPress={onRetry}>
        다시 불러오기
      </Button>
    </Actions>
  </Stack>
);
