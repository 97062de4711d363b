import { useId } from 'react';
import type { Member } from '#contract/account/member.ts';
import type { Profile } from '#contract/account/profile.ts';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { ChoiceLine, ChoiceLines } from '#src/ui/forms/form-layout.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { consentText } from './texts.ts';

export type NewsChoicesProps = Pick<Member, 'termsAgree'> & {
  entered: Pick<Profile, 'emailRcv' | 'smsRcv'>;
  onChange: (changed: Partial<Profile>) => void;
};

/** The channels for news, each with the date of its consent (spec 001 §4). */
export function NewsChoices({ termsAgree: saved, entered, onChange }: NewsChoicesProps) {
  return (
    <FormSection title="소식 받기">
      <ChoiceLines>
        <Channel
          name="emailRcv"
          label="이메일 수신"
          isTicked={entered.emailRcv}
          wasTicked={saved.emailRcv}
          since={saved.emailRcvDate}
          onChange={(emailRcv) => onChange({ emailRcv })}
        />
        <Channel
          name="smsRcv"
          label="문자(SMS) 수신"
          isTicked={entered.smsRcv}
          wasTicked={saved.smsRcv}
          since={saved.smsRcvDate}
          onChange={(smsRcv) => onChange({ smsRcv })}
        />
      </ChoiceLines>
    </FormSection>
  );
}

type ChannelProps = {
  name: string;
  label: string;
  isTicked: boolean;
  wasTicked: boolean;
  since: string | null;
  onChange: (isTicked: boolean) => void;
};

function Channel({ name, label, onChange, ...consent }: ChannelProps) {
  const id = useId();
  return (
    <ChoiceLine>
      <Checkbox name={name} aria-describedby={id} isSelected={consent.isTicked} onChange={onChange}>
        {label}
      </Checkbox>
      <span id={id}>{consentText(consent)}</span>
    </ChoiceLine>
  );
}
