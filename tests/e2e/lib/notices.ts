import type { Page } from 'playwright/test';

/** The user's actions in the notices, by the words on screen. */
export function noticesAt(page: Page) {
  const form = page.getByRole('search', { name: '공지사항 검색' });
  const pages = page.getByRole('navigation', { name: '공지사항 쪽' });
  return {
    open: (search = '') => page.goto(`/notice${search}`),
    kind: (name: string) => form.getByRole('button', { name, exact: true }),
    text: form.getByLabel('검색어'),
    submit: form.getByRole('button', { name: '검색', exact: true }),
    list: page.getByRole('group', { name: '공지사항 목록' }),
    titles: page.getByRole('rowheader').getByRole('link'),
    page: (name: string) => pages.getByRole('link', { name, exact: true }),
    article: page.getByRole('article'),
    backToList: page.getByRole('link', { name: '목록', exact: true }),
  };
}
