import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/actions/Button.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { InkScreen } from '#src/ui/page/InkScreen.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { PendingRegion, SkeletonRows } from '#src/ui/page/PendingRegion.tsx';

const meta = {
  title: '부품/빔, 기다림, 실패',
  id: 'ui-states',
  component: EmptyState,
  args: {
    eyebrow: 'No results',
    title: '등록된 게시물이 없습니다.',
    text: '검색어를 줄이거나 분류를 전체로 바꿔 보세요.',
    action: (
      <LinkText href="/notice" variant="onward">
        조건 지우기
      </LinkText>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '결과 없음 · Empty' };

export const EmptyNarrow: Story = {
  name: '결과 없음, 좁은 화면 · Empty Narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const NotFound: Story = {
  name: '페이지를 찾을 수 없음 · Not Found',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InkScreen
      mark="404"
      title={'찾으시는 페이지가\n안개 속에 있습니다'}
      actions={
        <>
          <ButtonLink href="/">홈으로</ButtonLink>
          <Button variant="secondary">이전 페이지</Button>
        </>
      }
    >
      <p lang="en">Sorry, the requested page cannot be found.</p>
      <p>주소가 바뀌었거나 지워진 페이지입니다. 주소를 다시 확인해 주세요.</p>
    </InkScreen>
  ),
};

export const NotFoundNarrow: Story = {
  ...NotFound,
  name: '페이지를 찾을 수 없음, 좁은 화면 · Not Found Narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const Loading: Story = {
  name: '불러오는 중 · Loading',
  render: () => (
    <PendingRegion isPending skeleton={<SkeletonRows count={3} density="airy" />}>
      <p>나의 회원권</p>
    </PendingRegion>
  ),
};
