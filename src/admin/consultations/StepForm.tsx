import { useState, type RefObject, type SubmitEvent } from 'react';
import {
  handlingEventNames,
  handlingTextLength,
  type Draft,
  type HandlingErrors,
  type HandlingEvent,
} from '#contract/staff/consultation.ts';
import { stepHints, stepTextLabels } from '#contract/staff/consultation-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextAreaField } from '#src/ui/forms/TextAreaField.tsx';

export type Assignee = { readonly id: number; readonly name: string };

type StepFormProps = {
  event: HandlingEvent;
  /** Values that the form begins with: what was entered before an alert. */
  draft: Draft;
  errors: HandlingErrors;
  assignees: readonly Assignee[];
  isSubmitting: boolean;
  formRef?: RefObject<HTMLFormElement | null> | undefined;
  onChange: () => void;
  onSubmit: (draft: Draft) => void;
  onCancel: () => void;
};

/** The text of a step, or the person to whom the consultation is assigned. */
export function StepForm({
  event,
  draft,
  errors,
  assignees,
  isSubmitting,
  formRef,
  onChange,
  onSubmit,
  onCancel,
}: StepFormProps) {
  const [text, setText] = useState(draft.text);
  const [assignee, setAssignee] = useState(draft.assignee === null ? '' : String(draft.assignee));
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    onSubmit({ text, assignee: assignee === '' ? null : Number(assignee) });
  };
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    onChange();
  };
  return (
    <form ref={formRef} aria-label={handlingEventNames[event]} noValidate onSubmit={submit}>
      <Stack gap="small">
        {event === 'assigned' ? (
          <SelectField
            label="담당자"
            name="assignee"
            value={assignee}
            items={[
              { value: '', label: '선택해 주세요' },
              ...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            error={errors.assignee}
            onChange={change(setAssignee)}
          />
        ) : (
          <TextAreaField
            label={stepTextLabels[event]}
            name="text"
            value={text}
            hint={stepHints[event]}
            error={errors.text}
            maxLength={handlingTextLength}
            isRequired
            onChange={change(setText)}
          />
        )}
        <Actions>
          <Button type="submit" size="small" isPending={isSubmitting}>
            {event === 'mailed' ? '이메일 보내기' : '저장'}
          </Button>
          <Button variant="secondary" size="small" isDisabled={isSubmitting} onPress={onCancel}>
            취소
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
