import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorPage } from '#src/app/pages/ErrorPage.tsx';
import { NotFoundPage } from '#src/app/pages/NotFoundPage.tsx';

export default { title: '화면/실패와 없는 쪽', id: 'features-error-pages', parameters: { layout: 'fullscreen' } };

const narrow = { viewport: { value: 'narrow' } };

export const NotFound: StoryObj = {
  name: '페이지를 찾을 수 없음 · Not Found',
  render: () => <NotFoundPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sorry, the requested page cannot be found',
    );
    await expect(canvas.getByRole('navigation', { name: '다른 페이지' })).toBeVisible();
  },
};
export const NotFoundNarrow: StoryObj = {
  ...NotFound,
  name: '페이지를 찾을 수 없음, 좁은 화면 · Not Found Narrow',
  globals: narrow,
};

export const Broken: StoryObj = {
  name: '페이지 오류 · Broken',
  render: () => <ErrorPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '다시 시도' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/');
  },
};
export const BrokenNarrow: StoryObj = { ...Broken, name: '페이지 오류, 좁은 화면 · Broken Narrow', globals: narrow };
