import { useState, type RefObject, type SubmitEvent } from 'react';
import {
  emptyMembership,
  memberChangeNames,
  type MemberChange,
  type MemberDraft,
  type MemberDraftErrors,
} from '#contract/staff/member.ts';
import { staffMemberMessages } from '#contract/staff/member-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Heading } from '#src/ui/foundation/text.ts';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';

type ChangeFormProps = {
  change: MemberChange;
  /** Values that the form begins with: what was entered before an alert. */
  draft: MemberDraft;
  errors: MemberDraftErrors;
  isSubmitting: boolean;
  formRef?: RefObject<HTMLFormElement | null> | undefined;
  onChange: () => void;
  onSubmit: (draft: MemberDraft) => void;
  onCancel: () => void;
};

/** A change of a member: the membership that is linked, and always a reason. */
export function ChangeForm({
  change,
  draft,
  errors,
  isSubmitting,
  formRef,
  onChange,
  onSubmit,
  onCancel,
}: ChangeFormProps) {
  const isLink = change === 'membershipLinked';
  const [reason, setReason] = useState(draft.reason);
  const [membership, setMembership] = useState(draft.membership ?? emptyMembership);
  const name = `${memberChangeNames[change]}${isLink || !draft.membership ? '' : ` ${draft.membership.number}`}`;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit({ reason, membership: isLink ? membership : draft.membership });
  };
  const changePart = (part: 'number' | 'goodsName' | 'customerName') => (value: string) => {
    setMembership((before) => ({ ...before, [part]: value }));
    onChange();
  };
  return (
    <form ref={formRef} aria-label={name} noValidate onSubmit={submit}>
      <Stack gap="small">
        <Heading as="h3" size="card">
          {name}
        </Heading>
        {isLink && (
          <>
            <TextField
              label="회원권 번호"
              name="number"
              placeholder="51-02-004417"
              isRequired
              value={membership.number}
              error={errors.number}
              onChange={changePart('number')}
            />
            <TextField
              label="상품명"
              name="goodsName"
              isRequired
              value={membership.goodsName}
              error={errors.goodsName}
              onChange={changePart('goodsName')}
            />
            <TextField
              label="명의자"
              name="customerName"
              isRequired
              value={membership.customerName}
              error={errors.customerName}
              onChange={changePart('customerName')}
            />
            <Checkbox
              isSelected={membership.regular}
              onChange={(regular) => setMembership((before) => ({ ...before, regular }))}
            >
              정회원
            </Checkbox>
          </>
        )}
        <TextField
          label="사유"
          name="changeReason"
          isRequired
          value={reason}
          hint={staffMemberMessages.changeReasonHint}
          error={errors.reason}
          onChange={(value) => {
            setReason(value);
            onChange();
          }}
        />
        <Actions>
          <Button type="submit" size="small" isPending={isSubmitting}>
            저장
          </Button>
          <Button variant="secondary" size="small" isDisabled={isSubmitting} onPress={onCancel}>
            취소
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
