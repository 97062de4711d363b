import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { membershipSite } from './lib/membership-site.tsx';
import { field, fill, press } from './lib/screen.ts';

const site = membershipSite();

describe('the kinds of memberships', () => {
  test('each have their text and pictures, after a comparison that links to them; hostile HTML is removed', async () => {
    await site.renderPage();
    const page = within(document.body);
    const first = page.getByRole('heading', { name: '회원권 7' }).closest('section');
    expect([
      first?.id,
      first?.textContent,
      first?.querySelectorAll('img').length,
      first?.querySelector('script'),
    ]).toEqual(['membership-7', '01 Membership회원권 7부제 7요약 7내용 7', 2, null]);
    expect(page.getByRole('region', { name: '회원권 9' }).querySelector('img')).toBeNull();
    const links = within(page.getByRole('navigation', { name: '회원권 종류' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['회원권 7', '#membership-7'],
      ['회원권 9', '#membership-9'],
    ]);
    expect(
      within(page.getByRole('table', { name: '회원권 비교' }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['부제 7', '요약 7', '부제 9', '요약 9']);
    expect(page.getByRole('link', { name: '1588-7676' }).getAttribute('href')).toBe('tel:1588-7676');
    expect(document.title).toBe('회원권 안내 | 오크 리조트 골프');
  });

  test('that fail to load have a message, are fetched again in the same place, and the consultation works meanwhile', async () => {
    site.failing = 'infos';
    await site.renderPage();
    expect(await screen.findByText('회원권 안내를 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.')).toBeTruthy();
    await screen.findByRole('form', { name: '회원권 상담 신청' });
    fill('name', '김하늘');
    site.failing = null;
    press('다시 불러오기');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '회원권 안내' }));
    expect(await screen.findByRole('heading', { name: '회원권 7' })).toBeTruthy();
    expect(field('name').value).toBe('김하늘');
  });

  test('that do not exist have a message', async () => {
    site.infos = [];
    await site.renderPage();
    expect(await screen.findByText('등록된 회원권 안내가 없습니다.')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '회원권 종류' })).toBeNull();
  });
});
