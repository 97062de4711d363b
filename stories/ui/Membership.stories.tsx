import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ConsentField } from '#src/ui/forms/ConsentField.tsx';
import { ConsentNotice } from '#src/ui/forms/ConsentNotice.ts';
import { Disclosure } from '#src/ui/overlays/Disclosure.tsx';
import { FactList } from '#src/ui/data/FactList.tsx';
import { FormSection, WholeRow } from '#src/ui/forms/FormSection.tsx';
import { Container } from '#src/ui/foundation/layout.ts';
import { IntroText } from '#src/ui/membership/IntroText.tsx';
import { KindSections, KindSectionsSkeleton, type KindSection } from '#src/ui/membership/KindSections.tsx';
import { PhoneBand } from '#src/ui/membership/PhoneBand.tsx';
import { Picture } from '#src/ui/media/Picture.tsx';
import { Text } from '#src/ui/foundation/text.ts';

const meta = { title: '부품/멤버십의 부분', id: 'ui-membership', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { viewport: { value: 'narrow' } };

const kind = (id: string, title: string, more: Partial<KindSection> = {}): KindSection => ({
  id,
  title,
  subtitle: '네 개의 숲, 서른여섯 홀의 주인',
  summary: '네 코스를 사계절 번갈아 누리는 회원제 36홀 회원권입니다.',
  left: <Picture name="kv-dawn-card" alt="" sizes="45vw" />,
  right: <Picture name="kv-autumn-band" alt="" sizes="55vw" />,
  content: <p>하루에 두 코스씩, 같은 클럽에서 여섯 가지 조합의 18홀을 만나실 수 있습니다.</p>,
  ...more,
});

const kinds = [
  kind('kind-1', '오크밸리 정회원'),
  kind('kind-2', '오크밸리 주중회원'),
  kind('kind-3', '법인 명의 회원권', { right: null }),
  kind('kind-4', '결합 회원권', { left: null }),
  kind('kind-5', '입회 절차', { left: null, right: null }),
];

export const Intro: Story = {
  name: '소개 · Intro',
  render: () => (
    <IntroText eyebrow="Oak Resort Golf" title={'오래 머무를 사람에게\n먼저 열리는 시간'}>
      <Text>회원의 하루는 예약에서 시작됩니다. 같은 숲을 계절마다 다시 걷는 일을 가장 귀하게 여깁니다.</Text>
    </IntroText>
  ),
};
export const IntroNarrow: Story = { ...Intro, name: '소개, 좁은 화면 · Intro Narrow', globals: narrow };

export const Kinds: Story = {
  name: '회원권 종류 · Kinds',
  render: () => (
    <Container>
      <KindSections eyebrow="Membership" kinds={kinds} />
    </Container>
  ),
};
export const KindsNarrow: Story = { ...Kinds, name: '회원권 종류, 좁은 화면 · Kinds Narrow', globals: narrow };
export const KindsLoading: Story = {
  name: '회원권 종류 불러오는 중 · Kinds Loading',
  render: () => (
    <Container>
      <KindSectionsSkeleton count={2} />
    </Container>
  ),
};

export const Phone: Story = {
  name: '전화 문의 · Phone',
  render: () => <PhoneBand title="회원권 분양 문의" number="1588-7676" remark="회원권 관리팀" />,
};
export const PhoneNarrow: Story = { ...Phone, name: '전화 문의, 좁은 화면 · Phone Narrow', globals: narrow };
export const PhoneLight: Story = {
  name: '전화 문의, 밝은 바탕 · Phone Light',
  render: () => <PhoneBand title="명의 변경 문의" number="1588-7676" tone="light" />,
};

function Consenting({ error }: { error?: string }) {
  const [isAgreed, setAgreed] = useState(false);
  return (
    <FormSection title="개인정보 수집 및 이용" level="h3">
      <ConsentNotice>
        <FactList
          facts={[
            { label: '이용 목적', value: '회원권 상담 접수와 답변' },
            { label: '보유 기간', value: '접수일부터 1년' },
          ]}
        />
        <Disclosure title="수집·이용 동의서 전문" level="h4">
          접수일부터 1년, 그 뒤 지체 없이 파기합니다.
        </Disclosure>
      </ConsentNotice>
      <WholeRow>
        <ConsentField name="agreed" isSelected={isAgreed} error={isAgreed ? undefined : error} onChange={setAgreed}>
          개인정보 수집 및 이용에 동의합니다
        </ConsentField>
      </WholeRow>
    </FormSection>
  );
}

export const Consent: Story = {
  name: '상담 동의 · Consent',
  parameters: { layout: 'padded' },
  render: () => <Consenting />,
};
export const ConsentMissing: Story = {
  name: '상담 동의 누락 오류 · Consent Missing',
  parameters: { layout: 'padded' },
  render: () => <Consenting error="개인정보 수집 및 이용에 대한 동의에 체크해주세요." />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /동의합니다/ });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('개인정보 수집 및 이용에 대한 동의에 체크해주세요.');
    await userEvent.click(canvas.getByText('개인정보 수집 및 이용에 동의합니다'));
    await expect(box).toBeValid();
  },
};
