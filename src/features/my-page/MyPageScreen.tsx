import { supportPhone } from '#contract/limits.ts';
import { paths } from '#contract/site-paths.ts';
import { KeyVisual } from '#src/ui/KeyVisual.tsx';
import { Container, Section, Stack } from '#src/ui/layout.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { Heading, Lead, Note } from '#src/ui/text.ts';
import { Memberships, type MembershipsProps } from './Memberships.tsx';

export type MyPageScreenProps = MembershipsProps & { name: string | undefined };

const tabs = [
  { href: paths.myPage, label: '나의 회원권', isCurrent: true },
  { href: paths.booking, label: '나의 예약' },
  { href: paths.profileEdit, label: '회원정보 수정' },
];

export function MyPageScreen({ name, ...memberships }: MyPageScreenProps) {
  return (
    <>
      <KeyVisual
        size="low"
        eyebrow="My page"
        title="마이페이지"
        picture="moonpine-low"
        breadcrumb={{ homeHref: paths.home, segments: ['마이페이지', '나의 회원권'] }}
      />
      <Tabs label="마이페이지" items={tabs} />
      <Section space="small">
        <Container>
          <Stack gap="large">
            <Lead>{name === undefined ? '반갑습니다.' : `${name} 님, 반갑습니다.`}</Lead>
            <Stack>
              <Heading>나의 회원권</Heading>
              <Memberships {...memberships} />
              <Note>
                보유한 회원권이 보이지 않으면 회원권 관리팀({supportPhone})으로 연락해 주세요. 정회원이 아닌 경우 관리팀에서 회원번호를 연결해 드려야 회원권과 예약 내역을 볼 수 있습니다.
              </Note>
            </Stack>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
