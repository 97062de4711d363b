import { and, eq, isNull } from 'drizzle-orm';
import { registrationNumberText } from '#contract/account/registration-number-text.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { joinedMail } from '../mail/company-mails.ts';
import { queueToContact } from '../mail/contact.ts';
import type { Content } from '../mail/content.ts';
import { queueMail } from '../mail/queue.ts';

type Joined = { readonly id: number; readonly registrationNumber: string };

/**
 * Queues mails about a new company representative: to the site's contact address, and to everyone who is approved for
 * the company. If the site has no contact address, logs an error.
 */
export async function announceCompany(deps: Pick<Deps, 'db' | 'keys' | 'now' | 'log'>, joined: Joined): Promise<void> {
  if (!(await queueToContact(deps, announcement(joined))))
    deps.log.error('company not announced', { account: joined.id });
  const approved = await deps.db
    .select({ email: member.email, companyName: member.companyName })
    .from(member)
    .where(
      and(
        eq(member.registrationNumber, joined.registrationNumber),
        eq(member.companyApproval, 'APPROVED'),
        isNull(member.doubleOf),
      ),
    )
    .orderBy(member.id);
  for (const { email, companyName } of approved) await queueMail(deps, { to: email, ...joinedMail(companyName ?? '') });
}

/** Leaves out the member's name and contact details, which a mailbox would store longer than the site does. */
const announcement = ({ id, registrationNumber }: Joined): Content => ({
  subject: `[오크 리조트 골프] 법인회원 확인 요청 ${id}번`,
  text: `법인회원 가입이 접수되었습니다. 회사의 업무를 맡은 분이 맞는지 확인해 주세요.

번호: ${id}
사업자등록번호: ${registrationNumberText(registrationNumber)}

확인하기 전까지 가입하신 분께는 회원권과 예약 내역이 보이지 않습니다. 서버에서 아래 명령으로 열고, 회사의 등록된 연락처로 확인한 다음 결과를 남겨 주세요.

npm run companies -- open ${id} --by "이름" --reason "사유"
npm run companies -- approve ${id} --by "이름" --reason "확인한 방법"
npm run companies -- refuse ${id} --by "이름" --reason "사유"
`,
});
