import type { ReactNode } from 'react';
import { paths } from '#contract/site/site-paths.ts';
import { KeyVisual } from '#src/ui/page/KeyVisual.tsx';
import { Container, Section } from '#src/ui/foundation/layout.ts';
import { Tabs } from '#src/ui/page/Tabs.tsx';

const tabs = [
  { href: paths.myPage, label: '나의 회원권' },
  { href: paths.booking, label: '나의 예약' },
  { href: paths.profileEdit, label: '회원정보 수정' },
] as const;

export type MyPageFrameProps = { current: (typeof tabs)[number]['href']; children: ReactNode };

/** Frame shared by the pages of the members' area: the picture, the breadcrumb, and the tabs (spec 001 §2). */
export function MyPageFrame({ current, children }: MyPageFrameProps) {
  const currentLabels = tabs.filter(({ href }) => href === current).map(({ label }) => label);
  return (
    <>
      <KeyVisual
        size="low"
        eyebrow="My page"
        title="마이페이지"
        picture="moonpine-low"
        breadcrumb={{ homeHref: paths.home, segments: ['마이페이지', ...currentLabels] }}
      />
      <Tabs label="마이페이지" items={tabs.map((tab) => ({ ...tab, isCurrent: tab.href === current }))} />
      <Section space="small">
        <Container>{children}</Container>
      </Section>
    </>
  );
}
