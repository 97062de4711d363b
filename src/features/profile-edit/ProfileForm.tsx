import { useRef, type RefObject, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Member } from '#contract/account/member.ts';
import type { Profile, ProfileErrors } from '#contract/account/profile.ts';
import { paths } from '#contract/site/site-paths.ts';
import type { postcodeMachine } from '#machines/postcode.machine.ts';
import { AdditionalFields } from '#src/shared/contact/AdditionalFields.tsx';
import { useFocusRefusedWhenSubmitted } from '#src/shared/form/use-focus-refused.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { FormEnd } from '#src/ui/forms/form-layout.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { BasicInfo } from './BasicInfo.tsx';
import { NewsChoices } from './NewsChoices.tsx';
import { isSavable, shownErrors } from './shown-errors.ts';
import { useLeftFields } from './use-left-fields.ts';

export type ProfileFormProps = {
  member: Member;
  entered: Profile;
  /** Errors of the refused fields. */
  errors: ProfileErrors;
  isBusy: boolean;
  postcode: ActorRefFrom<typeof postcodeMachine>;
  postcodePlace: RefObject<HTMLDivElement | null>;
  onChange: (changed: Partial<Profile>) => void;
  onSubmit: () => void;
};

/** The profile (spec 001 §2, §4). What is wrong is said when its field is left, or when the form is submitted all the same. */
export function ProfileForm({ member, entered, errors: refused, isBusy, postcode, postcodePlace, onChange, onSubmit }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { left, noteLeaving, noteChange } = useLeftFields();
  const noteSubmission = useFocusRefusedWhenSubmitted(form);
  const errors = shownErrors(entered, refused, left);
  const change = (changed: Partial<Profile>) => {
    noteChange(changed);
    onChange(changed);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
    noteSubmission();
  };
  return (
    <form ref={form} aria-label="회원정보" noValidate onSubmit={submit}>
      <input type="hidden" name="username" autoComplete="username" value={member.serviceId} readOnly />
      <Stack gap="large" onBlur={noteLeaving}>
        <BasicInfo member={member} entered={entered} errors={errors} onChange={change} />
        <AdditionalFields values={entered} errors={errors} postcode={postcode} postcodePlace={postcodePlace} onChange={change} />
        <NewsChoices termsAgree={member.termsAgree} entered={entered} onChange={change} />
      </Stack>
      <FormEnd>
        <LinkText href={paths.withdrawal} variant="lined">
          회원 탈퇴
        </LinkText>
        <ButtonLink href={paths.myPage} variant="secondary">
          취소
        </ButtonLink>
        <Button type="submit" isUnready={!isSavable(entered)} isPending={isBusy}>
          저장
        </Button>
      </FormEnd>
    </form>
  );
}
