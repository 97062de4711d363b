import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorPage } from '#src/app/pages/ErrorPage.tsx';
import { NotFoundPage } from '#src/app/pages/NotFoundPage.tsx';

export default { title: '화면/실패와 없는 쪽', id: 'features-error-pages', parameters: { layout: 'fullscreen' } };

const narrow = { viewport: { value: 'narrow' } };

export const NotFound: StoryObj = {
  render: () => <NotFoundPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sorry, the requested page cannot be found');
    await expect(canvas.getByRole('navigation', { name: '다른 페이지' })).toBeVisible();
  },
};
export const NotFoundNarrow: StoryObj = { ...NotFound, globals: narrow };

export const Broken: StoryObj = {
  render: () => <ErrorPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '다시 시도' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/');
  },
};
export const BrokenNarrow: StoryObj = { ...Broken, globals: narrow };
