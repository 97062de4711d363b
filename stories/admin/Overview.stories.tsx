import type { StoryObj } from '@storybook/react-vite';
import { messages } from '#contract/shared/messages.ts';
import { OverviewScreen, type OverviewScreenProps } from '#src/admin/overview/OverviewScreen.tsx';
import { PageHeading } from '#src/admin/ui/PageHeading.tsx';
import { busyOverview, quietOverview } from '#tests/fixtures/overview.ts';
import { Office, onPhone } from './office.tsx';

export default { title: '업무/개요', id: 'admin-overview', parameters: { layout: 'fullscreen' } };

const story = (props: Partial<OverviewScreenProps>): StoryObj => ({
  render: () => (
    <Office>
      <PageHeading title="개요" />
      <OverviewScreen
        overview={busyOverview}
        hasConsultations
        hasContent
        failure={null}
        onRetry={() => undefined}
        {...props}
      />
    </Office>
  ),
});

export const Busy: StoryObj = { name: '바쁜 날 · Busy', ...story({}) };
export const BusyOnPhone: StoryObj = { ...Busy, name: '바쁜 날, 휴대폰 · Busy On Phone', globals: onPhone };
export const Quiet: StoryObj = { name: '할 일이 없는 날 · Quiet', ...story({ overview: quietOverview }) };
export const WithoutConsultations: StoryObj = {
  name: '상담 권한이 없는 역할 · Without Consultations',
  ...story({ hasConsultations: false }),
};
export const Loading: StoryObj = { name: '불러오는 중 · Loading', ...story({ overview: undefined }) };
export const Failed: StoryObj = {
  name: '불러오기 실패 · Failed',
  ...story({ overview: undefined, failure: messages.offline }),
};
