import { listDay } from '#contract/shared/day.ts';
import type { CompanyApproval } from '#contract/account/member.ts';
import { registrationNumberText } from '#contract/account/registration-number-text.ts';
import type { MemberDetail } from '#contract/staff/member.ts';
import { FactList } from '#src/ui/data/FactList.tsx';
import { timeText } from '../ui/time-text.ts';
import { approvalNames, userTypeNames } from './names.ts';

/** Shows the personal data of a member. */
export function MemberFacts({ member }: { member: MemberDetail }) {
  const { serviceId, name, email, mobile, birthdate, userType, createdAt, lastSignInAt, company } = member;
  return (
    <FactList
      facts={[
        { label: '아이디', value: `${serviceId}${member.isLocked ? ' · 로그인 잠김' : ''}` },
        { label: '이름', value: name },
        { label: '구분', value: userTypeNames[userType] },
        { label: '생년월일', value: listDay(birthdate) },
        { label: '휴대폰', value: <a href={`tel:${mobile}`}>{mobile}</a> },
        { label: '이메일', value: email },
        ...(company ? [{ label: '법인', value: companyText(company) }] : []),
        { label: '가입', value: timeText(createdAt) },
        { label: '마지막 로그인', value: `${timeText(lastSignInAt)}${member.dormant ? ' · 휴면' : ''}` },
      ]}
    />
  );
}

const companyText = ({
  name,
  registrationNumber,
  approval,
}: {
  name: string;
  registrationNumber: string;
  approval: CompanyApproval;
}) => `${name} (${registrationNumberText(registrationNumber)}) · ${approvalNames[approval]}`;
