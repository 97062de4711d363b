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
import { useBlurredFields } from './use-blurred-fields.ts';
import { UsernameField } from '#src/ui/forms/UsernameField.tsx';

export type ProfileFormProps = {
  member: Member;
  entered: Profile;
  /** Errors of the refused fields. */
  errors: ProfileErrors;
  isBusy: boolean;
  postcode: ActorRefFrom<typeof postcodeMachine>;
  postcodeRef: RefObject<HTMLDivElement | null>;
  onChange: (changed: Partial<Profile>) => void;
  onSubmit: () => void;
};

/** The profile (spec 001 §2, §4). A field's error is shown once it loses the focus, or when the form is submitted. */
export function ProfileForm({
  member,
  entered,
  errors: refused,
  isBusy,
  postcode,
  postcodeRef,
  onChange,
  onSubmit,
}: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { blurred, onBlur, clearChanged } = useBlurredFields();
  const focusRefused = useFocusRefusedWhenSubmitted(form);
  const errors = shownErrors(entered, refused, blurred);
  const change = (changed: Partial<Profile>) => {
    clearChanged(changed);
    onChange(changed);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
    focusRefused();
  };
  return (
    <form ref={form} aria-label="회원정보" noValidate onSubmit={submit}>
      <UsernameField value={member.serviceId} />
      <Stack gap="large" onBlur={onBlur}>
        <BasicInfo member={member} entered={entered} errors={errors} onChange={change} />
        <AdditionalFields
          values={entered}
          errors={errors}
          postcode={postcode}
          postcodeRef={postcodeRef}
          onChange={change}
        />
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
