import { Button } from '#src/ui/actions/Button.tsx';
import { Actions } from '#src/ui/foundation/layout.ts';

/** Loads the rows that follow those of a table. */
export const MoreButton = ({ isPending, onPress }: { isPending: boolean; onPress: () => void }) => (
  <Actions>
    <Button variant="secondary" size="small" isPending={isPending} onPress={onPress}>
      더 보기
    </Button>
  </Actions>
);
