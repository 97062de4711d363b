import type { ReactNode } from 'react';
import { supportPhone } from '#contract/shared/limits.ts';
import type { Member } from '#contract/account/member.ts';
import { membershipMessages, missingMembershipMessage } from '#contract/membership/membership-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import { CompanyNotice } from '#src/shared/my-page/CompanyNotice.tsx';
import { MyPageFrame } from '#src/shared/my-page/MyPageFrame.tsx';
import { called } from '#src/shared/words/called.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Heading, Lead, Note } from '#src/ui/foundation/text.ts';
import { UnbrokenNumbers } from '#src/ui/foundation/UnbrokenNumbers.tsx';
import { Memberships, type MembershipsProps } from './Memberships.tsx';

export type MyPageScreenProps = MembershipsProps & {
  member: Pick<Member, 'name' | 'corporation'> | undefined;
  nextBooking?: ReactNode;
  contactChanges?: ReactNode;
};

export function MyPageScreen({ member, nextBooking, contactChanges, ...memberships }: MyPageScreenProps) {
  return (
    <MyPageFrame current={paths.myPage}>
      <Stack gap="large">
        <Lead>
          {member === undefined ? membershipMessages.welcome : `${called(member.name)}, ${membershipMessages.welcome}`}
        </Lead>
        {nextBooking}
        {contactChanges}
        <CompanyNotice corporation={member?.corporation} />
        <Stack>
          <Heading>나의 회원권</Heading>
          <Memberships {...memberships} />
          <Note>
            <span>
              <UnbrokenNumbers>{missingMembershipMessage(supportPhone)}</UnbrokenNumbers>
            </span>
          </Note>
        </Stack>
      </Stack>
    </MyPageFrame>
  );
}
