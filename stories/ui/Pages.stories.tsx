import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { FormTitle } from '#src/ui/forms/FormTitle.tsx';
import { KeyVisual } from '#src/ui/page/KeyVisual.tsx';
import { Container, Section, Stack } from '#src/ui/foundation/layout.ts';
import { NoticeBox } from '#src/ui/page/NoticeBox.tsx';
import { PageFrame } from '#src/ui/frame/PageFrame.tsx';
import { PasswordField } from '#src/ui/forms/PasswordField.tsx';
import { SiteFooter } from '#src/ui/frame/SiteFooter.tsx';
import { SiteHeader } from '#src/ui/frame/SiteHeader.tsx';
import { Table } from '#src/ui/data/Table.tsx';
import { Tabs } from '#src/ui/page/Tabs.tsx';
import { Heading, Lead, Note } from '#src/ui/foundation/text.ts';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { AccountFrame, footer, header, loginButton, MemberUtilities } from './frame-props.tsx';
import * as tables from './Table.stories.tsx';
import * as tabs from './Tabs.stories.tsx';

const meta = { title: '부품/쪽의 틀', id: 'ui-pages', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FormBesidePicture: Story = {
  name: '그림 옆의 폼 · Form Beside Picture',
  render: () => (
    <AccountFrame>
      <Stack>
        <FormTitle eyebrow="Member">로그인</FormTitle>
        <TextField label="아이디" defaultValue="member01" autoComplete="username" />
        <PasswordField label="비밀번호" defaultValue="Golf2026!a" />
        <Checkbox defaultSelected>아이디 저장</Checkbox>
        {loginButton}
        <NoticeBox
          title="로그인 주의사항"
          items={[
            '비밀번호를 5회 이상 잘못 입력하면 30분 동안 로그인이 제한됩니다.',
            '탈퇴한 아이디는 다시 등록하기 어려울 수 있습니다.',
          ]}
          footer={{ label: '예약 문의', value: <a href="tel:1588-7676">1588-7676</a> }}
        />
      </Stack>
    </AccountFrame>
  ),
};

export const FormOnPhone: Story = {
  ...FormBesidePicture,
  name: '폼, 휴대폰 · Form On Phone',
  globals: { viewport: { value: 'phone' } },
};

export const MyPage: Story = {
  name: '마이페이지 · My Page',
  render: () => (
    <PageFrame
      header={<SiteHeader {...header} utilities={<MemberUtilities />} variant="over" />}
      footer={<SiteFooter {...footer} />}
    >
      <KeyVisual
        eyebrow="My page"
        title="마이페이지"
        breadcrumb={{ homeHref: '/', segments: ['마이페이지', '나의 회원권'] }}
        picture="moonpine-low"
        size="low"
      />
      <Tabs {...tabs.default.args} />
      <Container>
        <Section space="small">
          <Stack gap="large">
            <Lead>김하늘 님, 좋은 아침입니다.</Lead>
            <Stack>
              <Heading>나의 회원권</Heading>
              <Table {...tables.default.args} density="airy" />
              <Note>보유한 회원권이 보이지 않으면 회원권 관리팀(1588-7676)으로 연락해 주세요.</Note>
            </Stack>
          </Stack>
        </Section>
      </Container>
    </PageFrame>
  ),
};

export const MyPageOnPhone: Story = {
  ...MyPage,
  name: '마이페이지, 휴대폰 · My Page On Phone',
  globals: { viewport: { value: 'phone' } },
};

export const TallKeyVisual: Story = {
  name: '높은 키 비주얼 · Tall Key Visual',
  render: () => (
    <KeyVisual
      eyebrow="Club rules"
      title="오크힐스 회원 및 비회원 준수사항"
      breadcrumb={{ homeHref: '/', segments: ['골프 클럽', '오크힐스', '준수사항+회칙'] }}
      picture="moonpine-low"
      mobilePicture="moonpine"
    />
  ),
};

export const TallKeyVisualNarrow: Story = {
  ...TallKeyVisual,
  name: '높은 키 비주얼, 좁은 화면 · Tall Key Visual Narrow',
  globals: { viewport: { value: 'narrow' } },
};
