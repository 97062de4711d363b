import type { StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn } from 'storybook/test';
import { createActor } from 'xstate';
import type { Member } from '#contract/account/member.ts';
import { profileErrors, profileOf, type Profile } from '#contract/account/profile.ts';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import { ProfileEditScreen, type ProfileEditScreenProps } from '#src/features/profile-edit/ProfileEditScreen.tsx';
import { member01 } from '#tests/fixtures/member.ts';

export default { title: '화면/회원정보 수정', id: 'features-profile-edit', parameters: { layout: 'fullscreen' } };

type Given = { member?: Member; typed?: Partial<Profile>; isRefused?: boolean } & Partial<ProfileEditScreenProps>;

const story = ({ member = member01, typed, isRefused = false, ...props }: Given): StoryObj => {
  const entered = { ...profileOf(member), ...typed };
  return {
    render: () => (
      <ProfileEditScreen
        stage="form"
        isBusy={false}
        alert={null}
        passwordError={null}
        member={member}
        entered={entered}
        errors={isRefused ? profileErrors(entered) : {}}
        postcode={createActor(postcodeMachine)}
        postcodeRef={createRef()}
        onChange={fn()}
        onSubmit={fn()}
        onPasswordChange={fn()}
        onPasswordSubmit={fn()}
        onDismiss={fn()}
        {...props}
      />
    ),
  };
};

const address = {
  postCode: '26354',
  address1: '강원특별자치도 원주시 지정면 오크로 66 (월송리)',
  address2: '102동 1203호',
  addressType: 'HOME',
  contact: '0337300000',
} as const;
const termsAgree = {
  emailRcv: true,
  smsRcv: false,
  emailRcvDate: '2026-03-14T01:00:00.000Z',
  smsRcvDate: '2025-09-02T01:00:00.000Z',
};
const personal: Member = { ...member01, address, termsAgree };
const company = { companyName: '오크상사', registrationNumber: '1234567891', approval: 'APPROVED' } as const;

export const Personal: StoryObj = { name: '개인회원 · Personal', ...story({ member: personal }) };
export const Corporation: StoryObj = {
  name: '법인회원 · Corporation',
  ...story({
    member: { ...personal, userType: 'CORPORATION', name: '박법인', serviceId: 'corp0001', corporation: company },
  }),
};
export const Foreigner: StoryObj = {
  name: '외국인회원 · Foreigner',
  ...story({
    member: {
      ...member01,
      userType: 'FOREIGNER',
      name: 'SMITH JOHN',
      serviceId: 'foreign01',
      email: 'john.smith@golfers.example',
    },
  }),
};

/** The effect of saving is shown beside each consent. */
export const ConsentsChanged: StoryObj = {
  name: '수신 동의 변경 · Consents Changed',
  ...story({ member: personal, typed: { emailRcv: false, smsRcv: true } }),
};

const invalid = {
  password: 'short',
  passwordConfirm: 'other',
  emailUsername: '',
  emailDomain: 'naver',
  mobile: { prefix: '', front: '', back: '' },
  contact: { prefix: '033', front: '73000', back: '' },
  address2: '동'.repeat(101),
};

export const Refused: StoryObj = {
  name: '입력 오류 · Refused',
  ...story({ member: personal, typed: invalid, isRefused: true }),
};

/** A field shows its error on blur; fields that were not focused yet show none. */
export const LeftEmpty: StoryObj = {
  name: '빈칸으로 지나간 입력란 · Left Empty',
  ...story({ typed: { emailUsername: '', mobile: { prefix: '010', front: '', back: '' } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('이메일 아이디'));
    await userEvent.tab();
    await expect(canvas.getByText('이메일을 입력해주세요.')).toBeVisible();
    await expect(canvas.queryByText('번호를 입력해주세요.')).toBeNull();
    await expect(canvas.getByRole('button', { name: '저장' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Saving: StoryObj = { name: '저장 중 · Saving', ...story({ member: personal, isBusy: true }) };

export const LongNames: StoryObj = {
  name: '긴 이름 · Long Names',
  ...story({
    member: {
      ...personal,
      userType: 'CORPORATION',
      name: 'GARCIA MARIA ELENA FERNANDEZ DE LA VEGA',
      email: `${'maria.elena.garcia'.repeat(3)}@mail.golfers-of-the-peninsula.example`,
      corporation: {
        companyName: '주식회사 오크밸리오크힐스월송리성문안통합레저앤리조트개발홀딩스',
        registrationNumber: '1234567891',
        approval: 'APPROVED',
      },
      address: {
        ...address,
        address1: `${address.address1} 오크밸리 골프빌리지 마운틴뷰 레이크사이드 클럽하우스 별관`,
        address2: '지하 2층 프로숍 옆 관리사무소 안쪽 창고 3호',
      },
    },
  }),
};
