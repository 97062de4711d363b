import { staffRoleNames } from '#contract/staff/permissions.ts';
import type { OpenedInvitation } from '#contract/staff/staff.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import { CopyButton } from '#src/ui/actions/CopyButton.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Heading, Text } from '#src/ui/foundation/text.ts';
import { styled } from '#src/ui/foundation/theme.ts';
import { QrCode } from './QrCode.tsx';

/** Shows the name of the invited person, and the secret for the authenticator app, to be scanned or typed. */
export function Enrolment({ opened: { name, loginId, role, secret, otpauthUrl } }: { opened: OpenedInvitation }) {
  return (
    <Stack gap="small">
      <Text>
        {name} 님, 아이디는 <strong>{loginId}</strong>, 역할은 <strong>{staffRoleNames[role]}</strong>입니다.
      </Text>
      <Heading as="h2">1. 인증 앱 등록</Heading>
      <Text>{staffPageMessages.scanCode}</Text>
      <QrCode text={otpauthUrl} label="인증 앱 등록용 QR 코드" />
      <Secret>
        <span>비밀 키</span>
        <code>{grouped(secret)}</code>
        <CopyButton
          text={secret}
          label="비밀 키 복사"
          done={staffPageMessages.copied}
          failed={staffPageMessages.notCopied}
        />
      </Secret>
      <Heading as="h2">2. 비밀번호와 인증번호</Heading>
    </Stack>
  );
}

/** Four characters at a time, which are easier to type. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

const Secret = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem 1rem',
  fontSize: '$sm',
  '& code': { fontSize: '$md', overflowWrap: 'anywhere' },
});
