import type { RefObject } from 'react';
import type { Draft, HandlingEvent } from '#contract/staff/consultation.ts';
import { consultationDeskMessages } from '#contract/staff/consultation-messages.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Heading, Text } from '#src/ui/foundation/text.ts';
import { InlineNotice } from '#src/ui/page/InlineNotice.tsx';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { Columns } from '../ui/Columns.ts';
import { PlainText } from '../ui/PlainText.ts';
import type { ConsultationDeskView } from './consultation-desk-view.ts';
import { ConsultationFacts } from './ConsultationFacts.tsx';
import { ReasonForm } from '../ui/ReasonForm.tsx';
import { StepActions } from './StepActions.tsx';
import { StepForm, type Assignee } from './StepForm.tsx';
import { StepHistory } from './StepHistory.tsx';

export type ConsultationDeskScreenProps = ConsultationDeskView & {
  assignees: readonly Assignee[];
  formRef?: RefObject<HTMLFormElement | null>;
  deskRef?: RefObject<HTMLDivElement | null>;
  onReasonChange: () => void;
  onReason: (reason: string) => void;
  onChoose: (event: HandlingEvent) => void;
  onTake: () => void;
  onStepChange: () => void;
  onSubmit: (draft: Draft) => void;
  onCancel: () => void;
  onDismiss: () => void;
};

/** One consultation: first the question why it is opened, then what it says, and the steps that can be taken. */
export function ConsultationDeskScreen({
  isAsking,
  reasonError,
  isOpening,
  consultation,
  possible,
  canTake,
  composing,
  draft,
  errors,
  isSubmitting,
  unsent,
  status,
  alert,
  assignees,
  formRef,
  deskRef,
  onReasonChange,
  onReason,
  onChoose,
  onTake,
  onStepChange,
  onSubmit,
  onCancel,
  onDismiss,
}: ConsultationDeskScreenProps) {
  return (
    <>
      {isAsking || !consultation ? (
        <ReasonForm
          action="상담 열기"
          why={consultationDeskMessages.whyReason}
          hint={consultationDeskMessages.reasonHint}
          error={reasonError}
          isOpening={isOpening}
          formRef={formRef}
          onChange={onReasonChange}
          onSubmit={onReason}
        />
      ) : (
        <Columns ref={deskRef} aria-busy={isOpening}>
          <ConsultationFacts consultation={consultation} />
          <Stack>
            <Stack gap="small">
              <Heading as="h2" size="card" tabIndex={-1}>
                문의 내용
              </Heading>
              <PlainText>{consultation.contents === '' ? '적은 내용이 없습니다.' : consultation.contents}</PlainText>
            </Stack>
            {composing === null ? (
              <StepActions
                possible={possible}
                canTake={canTake}
                isPending={isSubmitting}
                onChoose={onChoose}
                onTake={onTake}
              />
            ) : (
              <StepForm
                key={composing}
                event={composing}
                draft={draft}
                errors={errors}
                assignees={assignees}
                isSubmitting={isSubmitting}
                formRef={formRef}
                onChange={onStepChange}
                onSubmit={onSubmit}
                onCancel={onCancel}
              />
            )}
            {unsent !== '' && (
              <Stack gap="small">
                <InlineNotice>{consultationDeskMessages.unsent}</InlineNotice>
                <PlainText>{unsent}</PlainText>
              </Stack>
            )}
            <Text role="status" size="small">
              {status}
            </Text>
            <StepHistory steps={consultation.steps} />
          </Stack>
        </Columns>
      )}
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}
