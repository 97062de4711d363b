import { useRef, useState, type SubmitEvent } from 'react';
import type { Corporation } from '#contract/account/registration-number.ts';
import { useFocusRefused } from '../form/use-focus-refused.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { WizardActions } from '#src/ui/forms/WizardActions.tsx';
import { CorporationFields, type CorporationFieldsProps } from './CorporationFields.tsx';
import { corporationOf, enteredOf, isFilledIn, type EnteredCorporation } from './entered-corporation.ts';

export type CorporationFormProps = Pick<CorporationFieldsProps, 'errors'> & {
  /** The values submitted before. */
  initial: Corporation;
  isBusy: boolean;
  onChange: () => void;
  onSubmit: (corporation: Corporation) => void;
  onCancel: () => void;
  onBack: () => void;
};

/** The company of a corporate member; the next step is enabled once all fields are complete (spec 001 §2). */
export function CorporationForm({
  initial,
  errors,
  isBusy,
  onChange,
  onSubmit,
  onCancel,
  onBack,
}: CorporationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState(() => enteredOf(initial));
  useFocusRefused(form, errors);
  const change = (next: EnteredCorporation) => {
    setEntered(next);
    onChange();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(corporationOf(entered));
  };
  return (
    <form ref={form} aria-label="법인 확인" noValidate onSubmit={submit}>
      <Stack>
        <CorporationFields entered={entered} errors={errors} onChange={change} />
      </Stack>
      <WizardActions
        next="다음 단계"
        isNextDisabled={!isFilledIn(entered)}
        isPending={isBusy}
        onCancel={onCancel}
        onBack={onBack}
      />
    </form>
  );
}
