import type { ActorRefFrom } from 'xstate';
import { staffRoleNames } from '#contract/staff/permissions.ts';
import type { SignedInStaff } from '#contract/staff/staff.ts';
import type { passkeysMachine } from '#machines/passkeys.machine.ts';
import { PasskeyList } from '#src/shared/passkey/list/PasskeyList.tsx';
import { FactList } from '#src/ui/data/FactList.tsx';
import { Heading } from '#src/ui/foundation/text.ts';
import { PageHeading } from '../ui/PageHeading.tsx';

type AccountProps = { staff: SignedInStaff; passkeys: ActorRefFrom<typeof passkeysMachine> };

/** Shows who is logged in, and their passkeys. */
export const Account = ({ staff: { name, loginId, role }, passkeys }: AccountProps) => (
  <>
    <PageHeading title="내 계정" />
    <FactList
      facts={[
        { label: '이름', value: name },
        { label: '아이디', value: loginId },
        { label: '역할', value: staffRoleNames[role] },
      ]}
    />
    <section aria-labelledby="passkeys">
      <Heading as="h2" size="card" id="passkeys">
        패스키
      </Heading>
      <PasskeyList actor={passkeys} />
    </section>
  </>
);
