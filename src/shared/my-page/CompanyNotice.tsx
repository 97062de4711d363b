import { supportPhone } from '#contract/shared/limits.ts';
import type { CompanyApproval, Member } from '#contract/account/member.ts';
import { companyPendingMessage, companyRefusedMessage } from '#contract/membership/membership-messages.ts';
import { Note } from '#src/ui/foundation/text.ts';
import { UnbrokenNumbers } from '#src/ui/foundation/UnbrokenNumbers.tsx';

export type CompanyNoticeProps = { corporation: Member['corporation'] | undefined };

/** Explains to corporate members who are not approved why nothing of the company is shown, and what comes next. */
export function CompanyNotice({ corporation }: CompanyNoticeProps) {
  if (!corporation || corporation.approval === 'APPROVED') return null;
  return (
    <Note>
      <UnbrokenNumbers>{`${corporation.companyName} ${messages[corporation.approval]}`}</UnbrokenNumbers>
    </Note>
  );
}

const messages: Readonly<Record<Exclude<CompanyApproval, 'APPROVED'>, string>> = {
  PENDING: companyPendingMessage,
  REFUSED: companyRefusedMessage(supportPhone),
};
