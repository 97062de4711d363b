import { Button } from '../actions/Button.tsx';
import { styled } from '../foundation/theme.ts';
import { words } from '../foundation/words.ts';

export type WizardActionsProps = {
  /** The label of the continue button; omitted if another element continues. */
  next?: string;
  cancel?: string;
  onCancel: () => void;
  /** Omitted in the first step. */
  onBack?: (() => void) | undefined;
  isNextDisabled?: boolean;
  /** Looks disabled, but submits, so that the step can show what is missing. */
  isNextUnready?: boolean;
  isPending?: boolean;
};

/** Buttons at the end of a step: cancel, back, and continue, which submits the form. */
export function WizardActions({
  next,
  cancel = words.cancel,
  onCancel,
  onBack,
  isNextDisabled = false,
  isNextUnready = false,
  isPending = false,
}: WizardActionsProps) {
  return (
    <Row>
      <Button variant="secondary" isDisabled={isPending} onPress={onCancel}>
        {cancel}
      </Button>
      {onBack && (
        <Button variant="secondary" isDisabled={isPending} onPress={onBack}>
          {words.previousStep}
        </Button>
      )}
      {next !== undefined && (
        <Button type="submit" isDisabled={isNextDisabled} isUnready={isNextUnready} isPending={isPending}>
          {next}
        </Button>
      )}
    </Row>
  );
}

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  marginTop: '$7',
  '& > [type="submit"]': { flex: '1 1 9rem', minWidth: 0 },
  '@mobile': { '& > :not([type="submit"])': { flex: '1 1 6rem', minWidth: 0 } },
});
