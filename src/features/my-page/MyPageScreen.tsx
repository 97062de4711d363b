import { supportPhone } from '#contract/limits.ts';
import type { Member } from '#contract/member.ts';
import { paths } from '#contract/site-paths.ts';
import { CompanyNotice } from '#src/shared/my-page/CompanyNotice.tsx';
import { MyPageFrame } from '#src/shared/my-page/MyPageFrame.tsx';
import { Stack } from '#src/ui/layout.ts';
import { Heading, Lead, Note } from '#src/ui/text.ts';
import { WholeNumbers } from '#src/ui/WholeNumbers.tsx';
import { Memberships, type MembershipsProps } from './Memberships.tsx';

export type MyPageScreenProps = MembershipsProps & { member: Pick<Member, 'name' | 'corporation'> | undefined };

export function MyPageScreen({ member, ...memberships }: MyPageScreenProps) {
  return (
    <MyPageFrame current={paths.myPage}>
      <Stack gap="large">
        <Lead>{member === undefined ? '반갑습니다.' : `${member.name} 님, 반갑습니다.`}</Lead>
        <CompanyNotice corporation={member?.corporation} />
        <Stack>
          <Heading>나의 회원권</Heading>
          <Memberships {...memberships} />
          <Note>
            <span>
              <WholeNumbers>{`보유한 회원권이 보이지 않으면 회원권 관리팀(${supportPhone})으로 연락해 주세요. 아이디가 정회원으로 연결되지 않았다면 관리팀에서 회원번호를 연결해 드려야 회원권과 예약 내역을 볼 수 있습니다.`}</WholeNumbers>
            </span>
          </Note>
        </Stack>
      </Stack>
    </MyPageFrame>
  );
}
