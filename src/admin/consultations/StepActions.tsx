import { handlingEventNames, type HandlingEvent } from '#contract/staff/consultation.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions } from '#src/ui/foundation/layout.ts';

type StepActionsProps = {
  possible: readonly HandlingEvent[];
  /** The viewer can take the consultation with one press. */
  canTake: boolean;
  isPending?: boolean;
  onChoose: (event: HandlingEvent) => void;
  onTake: () => void;
};

/** A button for each step that the statechart allows, and none for others. */
export function StepActions({ possible, canTake, isPending = false, onChoose, onTake }: StepActionsProps) {
  return (
    <Actions role="group" aria-label="처리" tabIndex={-1}>
      {canTake && (
        <Button size="small" isPending={isPending} onPress={onTake}>
          내가 맡기
        </Button>
      )}
      {possible.map((event) => (
        <Button key={event} variant="secondary" size="small" isDisabled={isPending} onPress={() => onChoose(event)}>
          {handlingEventNames[event]}
        </Button>
      ))}
    </Actions>
  );
}
