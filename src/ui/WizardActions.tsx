import { Button } from './Button.tsx';
import { styled } from './theme.ts';
import { words } from './words.ts';

export type WizardActionsProps = {
  /** What the button that goes on says. */
  next: string;
  cancel?: string;
  onCancel: () => void;
  /** Without it the button submits its form. */
  onNext?: () => void;
  isNextDisabled?: boolean;
  isPending?: boolean;
};

/** The way on, and the way out, at the end of a step. */
export function WizardActions({ next, cancel = words.cancel, onCancel, onNext, isNextDisabled = false, isPending = false }: WizardActionsProps) {
  return (
    <Row>
      <Button variant="secondary" isDisabled={isPending} onPress={onCancel}>
        {cancel}
      </Button>
      <Button {...(onNext ? { onPress: onNext } : { type: 'submit' })} isDisabled={isNextDisabled} isPending={isPending}>
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
