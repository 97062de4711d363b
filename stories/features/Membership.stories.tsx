import type { StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn } from 'storybook/test';
import { createActor } from 'xstate';
import { emptyInquiry, inquiryErrors, type InquiryForm as Entered } from '#contract/membership/inquiry.ts';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import changeOfName from '#server/db/seed/content/change-of-name.json' with { type: 'json' };
import membershipContent from '#server/db/seed/content/membership-infos.json' with { type: 'json' };
import { ChangeOfNameScreen } from '#src/features/membership/change-of-name/ChangeOfNameScreen.tsx';
import { InquiryForm, type InquiryFormProps } from '#src/features/membership/inquiry/InquiryForm.tsx';
import { MembershipScreen, type MembershipScreenProps } from '#src/features/membership/MembershipScreen.tsx';
import { completeInquiry } from '#tests/flows/inquiry/flow.ts';
import { loading, failed, loaded } from './fetched.ts';

export default { title: '화면/멤버십', id: 'features-membership', parameters: { layout: 'fullscreen' } };

const narrow = { globals: { viewport: { value: 'narrow' } } };
const infos = membershipContent.map((info, index) => ({ id: index + 1, ...info }));

const form = (props: Partial<InquiryFormProps> = {}) => (
  <InquiryForm
    entered={emptyInquiry}
    errors={{}}
    isBusy={false}
    postcode={createActor(postcodeMachine)}
    postcodeRef={createRef()}
    consent={null}
    onChange={fn()}
    onSubmit={fn()}
    {...props}
  />
);

const story = (props: Partial<MembershipScreenProps> = {}): StoryObj => ({
  render: () => <MembershipScreen infos={loaded(infos)} inquiry={form()} {...props} />,
});
const inquiryStory = (props: Partial<InquiryFormProps>): StoryObj => story({ infos: loaded([]), inquiry: form(props) });

export const Kinds: StoryObj = { name: '회원권 안내 · Kinds', ...story() };
export const KindsNarrow = { ...Kinds, ...narrow, name: '회원권 안내, 좁은 화면 · Kinds Narrow' };
export const KindsLoading: StoryObj = { name: '회원권 안내 불러오는 중 · Kinds Loading', ...story({ infos: loading }) };
export const KindsFailed: StoryObj = { name: '회원권 안내 불러오기 실패 · Kinds Failed', ...story({ infos: failed }) };
export const KindsEmpty: StoryObj = { name: '회원권 안내 없음 · Kinds Empty', ...story({ infos: loaded([]) }) };
/** Memberships without a picture, with one, with one that fails to load, and with a title too long for its place. */
export const KindsIncomplete: StoryObj = {
  name: '회원권 안내, 빠진 그림과 긴 제목 · Kinds Incomplete',
  ...story({
    infos: loaded(
      infos.map((info, index) => ({
        ...info,
        leftImage: index === 0 || index === 2 ? '' : info.leftImage,
        rightImage: index === 0 || index === 1 ? '' : 'missing.jpg',
        title: index === 0 ? '오크밸리·오크힐스 공동 이용 법인 무기명 주중회원권' : info.title,
      })),
    ),
  }),
};

const invalid: Entered = {
  ...emptyInquiry,
  name: '김하늘2',
  email: 'sky',
  contact: '12',
  contents: '가'.repeat(2_001),
};
export const Typed: StoryObj = { name: '상담 신청 입력 · Typed', ...inquiryStory({ entered: completeInquiry }) };
export const Refused: StoryObj = {
  name: '상담 신청 입력 오류 · Refused',
  ...inquiryStory({ entered: invalid, errors: inquiryErrors(invalid) }),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      '개인정보 수집 및 이용에 대한 동의에 체크해주세요.',
    ),
};
export const RefusedNarrow = { ...Refused, ...narrow, name: '상담 신청 입력 오류, 좁은 화면 · Refused Narrow' };
export const Sending: StoryObj = {
  name: '상담 신청 보내는 중 · Sending',
  ...inquiryStory({ entered: completeInquiry, isBusy: true }),
};

const guide = (guideData: Parameters<typeof ChangeOfNameScreen>[0]['guide']): StoryObj => ({
  render: () => <ChangeOfNameScreen guide={guideData} />,
});

export const ChangeOfName: StoryObj = { name: '명의 변경 안내 · Change Of Name', ...guide(loaded(changeOfName)) };
export const ChangeOfNameNarrow = {
  ...ChangeOfName,
  ...narrow,
  name: '명의 변경 안내, 좁은 화면 · Change Of Name Narrow',
};
export const ChangeOfNameLoading: StoryObj = {
  name: '명의 변경 안내 불러오는 중 · Change Of Name Loading',
  ...guide(loading),
};
export const ChangeOfNameFailed: StoryObj = {
  name: '명의 변경 안내 불러오기 실패 · Change Of Name Failed',
  ...guide(failed),
};
export const ChangeOfNameEmpty: StoryObj = {
  name: '명의 변경 안내 없음 · Change Of Name Empty',
  ...guide(loaded({ ...changeOfName, title: '회원권의 이름을 바꾸려면', sections: [] })),
};
