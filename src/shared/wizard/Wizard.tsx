import type { ReactNode } from 'react';
import { FormTitle } from '#src/ui/forms/FormTitle.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { StepContainer } from '#src/ui/forms/StepContainer.ts';
import { Steps } from '#src/ui/forms/Steps.tsx';
import { useStepFocus } from './use-step-focus.ts';

export type WizardProps = {
  title: string;
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
  /** The current stage; a step may have several. */
  stage: string;
  children: ReactNode;
};

/** A flow in numbered steps: its title, the progress, and the current step. */
export function Wizard({ title, steps, current, stage, children }: WizardProps) {
  const step = useStepFocus(stage);
  return (
    <>
      <FormTitle eyebrow="Member">{title}</FormTitle>
      <Stack gap="large">
        <Steps label={`${title} 단계`} steps={steps} current={current} />
        <StepContainer ref={step} role="group" aria-label={steps[current]} tabIndex={-1}>
          {children}
        </StepContainer>
      </Stack>
    </>
  );
}
