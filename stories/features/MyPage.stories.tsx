import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { CompanyApproval } from '#contract/account/member.ts';
import type { Booking } from '#contract/booking/booking.ts';
import { NextBooking } from '#src/features/my-page/NextBooking.tsx';
import { MyPageScreen, type MyPageScreenProps } from '#src/features/my-page/MyPageScreen.tsx';

export default { title: '화면/나의 회원권', id: 'features-my-page', parameters: { layout: 'fullscreen' } };

const memberships = [
  { GOODS_NAME: '오크밸리 정회원', MEMB_NO: '51-02-004417', CUSTM_NAME: '김하늘' },
  { GOODS_NAME: '오크힐스 주중회원', MEMB_NO: '61-11-000982', CUSTM_NAME: '김하늘' },
];

const booking: Booking = {
  MEMB_NO: '51-02-004417',
  RSVN_GEST_NAME: '김하늘',
  PROPERTY_NO: '41',
  PLAY_DATE: '2026-12-03',
  PLAY_TIME: '0720',
  HOLE_TYPE_CODE: '18',
  GOLF_RSVN_TYPE_CODE: 'R',
};

const story = (props: Partial<MyPageScreenProps>): StoryObj => ({
  render: () => (
    <MyPageScreen
      member={{ name: '김하늘', corporation: null }}
      memberships={memberships}
      nextBooking={<NextBooking bookings={[booking]} isFailed={false} today="2026-11-21" />}
      isFailed={false}
      onRetry={fn()}
      {...props}
    />
  ),
});

export const TwoMemberships: StoryObj = { name: '회원권 두 개 · Two Memberships', ...story({}) };
export const NothingBooked: StoryObj = {
  name: '예정된 예약 없음 · Nothing Booked',
  ...story({ nextBooking: <NextBooking bookings={[]} isFailed={false} today="2026-11-21" /> }),
};
export const Narrow: StoryObj = {
  ...TwoMemberships,
  name: '좁은 화면 · Narrow',
  globals: { viewport: { value: 'narrow' } },
};
export const Loading: StoryObj = {
  name: '불러오는 중 · Loading',
  ...story({ member: undefined, memberships: undefined }),
};
export const NoMembership: StoryObj = { name: '회원권 없음 · No Membership', ...story({ memberships: [] }) };
export const Failed: StoryObj = {
  name: '불러오기 실패 · Failed',
  ...story({ memberships: undefined, isFailed: true }),
};
export const LongNames: StoryObj = {
  name: '긴 이름 · Long Names',
  ...story({
    member: { name: 'GARCIA MARIA ELENA FERNANDEZ', corporation: null },
    memberships: [
      {
        GOODS_NAME: '오크밸리·오크힐스 통합 법인 무기명 정회원(가족 지정 2인 포함)',
        MEMB_NO: '51-02-004417-0001',
        CUSTM_NAME: 'GARCIA MARIA ELENA FERNANDEZ',
      },
    ],
  }),
};

const companyStory = (approval: CompanyApproval) =>
  story({
    member: { name: '오한결', corporation: { companyName: '오크상사', registrationNumber: '1234567891', approval } },
    memberships: [],
  });

export const CompanyToBeApproved: StoryObj = {
  name: '법인회원 확인 중 · Company To Be Approved',
  ...companyStory('PENDING'),
};
export const CompanyRefused: StoryObj = { name: '법인회원 확인 거절 · Company Refused', ...companyStory('REFUSED') };
