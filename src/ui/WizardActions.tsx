import { Button } from './Button.tsx';
import { styled } from './theme.ts';
import { words } from './words.ts';

export type WizardActionsProps = {
  /** What the button that goes on says. */
  next: string;
  cancel?: string;
  onCancel: () => void;
  isNextDisabled?: boolean;
  /** Looks disabled, but submits, for the step to say what it wants. */
  isNextUnready?: boolean;
  isPending?: boolean;
};

/** The way on, which submits the form, and the way out, at the end of a step. */
export function WizardActions({ next, cancel = words.cancel, onCancel, isNextDisabled = false, isNextUnready = false, isPending = false }: WizardActionsProps) {
  return (
    <Row>
      <Button variant="secondary" isDisabled={isPending} onPress={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" isDisabled={isNextDisabled} isUnready={isNextUnready} isPending={isPending}>
        {next}
      </Button>
    </Row>
  );
}

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  marginTop: '$7',
  '& > :last-child': { flex: '1 1 9rem', minWidth: 0 },
  '@mobile': { '& > :first-child': { flex: '0 1 7rem', minWidth: 0 } },
});
