import { supportPhone } from '#contract/limits.ts';
import type { CompanyApproval, Member } from '#contract/member.ts';
import { Note } from '#src/ui/text.ts';
import { WholeNumbers } from '#src/ui/WholeNumbers.tsx';

export type CompanyNoticeProps = { corporation: Member['corporation'] | undefined };

/** Tells corporate members who are not approved why nothing of the company is shown, and what comes next. */
export function CompanyNotice({ corporation }: CompanyNoticeProps) {
  if (!corporation || corporation.approval === 'APPROVED') return null;
  return (
    <Note>
      <WholeNumbers>{`${corporation.companyName} ${sentences[corporation.approval]}`}</WholeNumbers>
    </Note>
  );
}

const sentences: Readonly<Record<Exclude<CompanyApproval, 'APPROVED'>, string>> = {
  PENDING: '법인회원 확인이 진행 중입니다. 확인이 끝나면 이메일로 알려 드리며, 그때부터 회사의 회원권과 예약 내역을 보실 수 있습니다.',
  REFUSED: `법인회원으로 확인되지 않아 회사의 회원권과 예약 내역을 보실 수 없습니다. 회사의 업무를 맡고 계시다면 회원권 관리팀(${supportPhone})으로 연락해 주세요.`,
};
