import { formWords } from './form-words.ts';
import { Icon } from '../foundation/Icon.tsx';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { CurrentStep, List, Mark, Name, Step } from './steps-style.ts';

export type StepsProps = {
  /** Accessible name of the list, such as '가입 단계'. */
  label: string;
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
};

/** Numbered steps of a flow with the current one marked; not interactive. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <div>
      <List role="list" aria-label={label}>
        {steps.map((name, index) => (
          <Step key={name} stage={stageOf(index, current)} {...(index === current && { 'aria-current': 'step' })}>
            <Mark>{index < current ? <Icon name="check" size="small" /> : index + 1}</Mark>
            <Name>{name}</Name>
            {index < current && <VisuallyHidden>{formWords.done}</VisuallyHidden>}
          </Step>
        ))}
      </List>
      <CurrentStep aria-hidden="true">{`${current + 1}${formWords.step} · ${steps[current]}`}</CurrentStep>
    </div>
  );
}

function stageOf(index: number, current: number) {
  if (index < current) return 'done';
  return index === current ? 'current' : 'coming';
}
