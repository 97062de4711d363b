import { useState, type SubmitEvent } from 'react';
import { agreementProblem, defaultAgreements, type Agreements } from '#contract/account/agreements.ts';
import { newsNeedTermsMessage, signUpMessages } from '#contract/account/sign-up-messages.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { TermsList } from '#src/ui/forms/TermsList.tsx';
import { WizardActions } from '#src/ui/forms/WizardActions.tsx';
import { agreedIds, agreementsOf, refusedNews, requiredTerms, type Term } from './terms.ts';

export type TermsFormProps = {
  terms: readonly Term[];
  initial: Agreements;
  onAgree: (agreements: Agreements, requiredTerms: readonly number[]) => void;
  onCancel: () => void;
  onBack: () => void;
};

/** The button looks disabled until the agreements suffice; pressing it or Enter before shows what is missing. */
export function TermsForm({ terms, initial, onAgree, onCancel, onBack }: TermsFormProps) {
  const [agreed, setAgreed] = useState(() => agreedIds(initial));
  const [marketing, setMarketing] = useState(() => {
    const { email, sms } = refusedNews(terms, agreedIds(initial)) ? defaultAgreements : initial;
    return { email, sms };
  });
  const refused = refusedNews(terms, agreed);
  const agreements = agreementsOf(terms, agreed, marketing);
  const required = requiredTerms(terms);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAgree(agreements, required);
  };
  return (
    <form aria-label="약관 동의" noValidate onSubmit={submit}>
      <Stack gap="large">
        <TermsList
          allLabel={signUpMessages.agreeToAll}
          allHint={signUpMessages.allHint}
          items={terms.map(({ id, label, isRequired, content }) => ({
            id,
            label,
            isRequired,
            content: content === undefined ? undefined : <ServedDocument html={content} opensWindows />,
          }))}
          agreed={agreed}
          onChange={setAgreed}
        />
        <FormSection title="소식 받기" remark={refused ? newsNeedTermsMessage(refused.label) : signUpMessages.newsHint}>
          <Checkbox
            name="emailRcv"
            isDisabled={refused !== undefined}
            isSelected={agreements.email}
            onChange={(email) => setMarketing({ ...marketing, email })}
          >
            이메일 수신
          </Checkbox>
          <Checkbox
            name="smsRcv"
            isDisabled={refused !== undefined}
            isSelected={agreements.sms}
            onChange={(sms) => setMarketing({ ...marketing, sms })}
          >
            문자(SMS) 수신
          </Checkbox>
        </FormSection>
      </Stack>
      <WizardActions
        next="다음 단계"
        isNextUnready={agreementProblem(agreements, required) !== null}
        onCancel={onCancel}
        onBack={onBack}
      />
    </form>
  );
}
