import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ConsentRecord } from '#contract/account/consent.ts';
import { ConsentHistory, type ConsentHistoryProps } from '#src/features/profile-edit/consents/ConsentHistory.tsx';
import { InWideForm } from '../ui/surfaces.tsx';

export default { title: '화면/동의 내역', id: 'features-consent-history', decorators: [InWideForm] };

const consent: ConsentRecord = {
  kind: 'DOCUMENT',
  documentType: 'SERVICE',
  title: '서비스 이용약관',
  version: '2026-01-01',
  agreedAt: '2026-03-14T01:00:00.000Z',
  withdrawnAt: null,
};

const consents: readonly ConsentRecord[] = [
  { ...consent, kind: 'EMAIL', documentType: 'MARKETING', title: '광고성 정보 수신' },
  consent,
  { ...consent, documentType: 'PRIVACY_JOIN', title: '개인정보 수집 및 이용' },
  {
    ...consent,
    kind: 'SMS',
    documentType: 'MARKETING',
    title: '광고성 정보 수신',
    agreedAt: '2025-09-02T01:00:00.000Z',
    withdrawnAt: '2025-12-24T16:00:00.000Z',
  },
];

const story = (props: Partial<ConsentHistoryProps>): StoryObj => ({
  render: () => <ConsentHistory consents={consents} isFailed={false} onRetry={fn()} {...props} />,
});

export const Some: StoryObj = { name: '동의와 철회 · Some', ...story({}) };
export const Loading: StoryObj = { name: '불러오는 중 · Loading', ...story({ consents: undefined }) };
export const Empty: StoryObj = { name: '내역 없음 · Empty', ...story({ consents: [] }) };
export const Failed: StoryObj = { name: '불러오기 실패 · Failed', ...story({ consents: undefined, isFailed: true }) };

/** Several years of turning the same channels on and off. */
export const Long: StoryObj = {
  name: '긴 내역 · Long',
  ...story({
    consents: Array.from({ length: 60 }, (_, index): ConsentRecord => {
      const month = String((index % 12) + 1).padStart(2, '0');
      const yearMonth = `${2026 - Math.floor(index / 12)}-${month}`;
      return {
        ...consent,
        kind: index % 2 ? 'SMS' : 'EMAIL',
        documentType: 'MARKETING',
        title: '광고성 정보 수신',
        agreedAt: `${yearMonth}-02T01:00:00.000Z`,
        withdrawnAt: index === 0 ? null : `${yearMonth}-20T01:00:00.000Z`,
      };
    }),
  }),
};
export const LongTitle: StoryObj = {
  name: '긴 제목 · Long Title',
  ...story({
    consents: [
      {
        ...consent,
        title: '오크밸리·오크힐스·월송리·성문안 통합 회원 개인정보 제3자 제공 및 국외 이전에 관한 동의(선택)',
      },
    ],
  }),
};
