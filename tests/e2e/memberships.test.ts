import { expect, test } from './lib/test.ts';

test('a member with two memberships sees both', async ({ page, person }) => {
  await person.arriveAs('member01');
  await page.goto('/mypage');
  await expect(page.getByText('김하늘 님, 반갑습니다.')).toBeVisible();
  await expect(page.getByRole('table', { name: '나의 회원권' })).toMatchAriaSnapshot(`
    - table "나의 회원권":
      - caption: 나의 회원권
      - rowgroup:
        - row:
          - columnheader "회원권"
          - columnheader "회원번호"
          - columnheader "회원명"
      - rowgroup:
        - row:
          - rowheader "오크밸리 정회원"
          - cell "51-02-004417"
          - cell "김하늘"
        - row:
          - rowheader "오크힐스 주중회원"
          - cell "61-11-000982"
          - cell "김하늘"
  `);
});

test('a member without a membership sees a message with the phone number to call', async ({ page, person }) => {
  await person.arriveAs('normal01');
  await page.goto('/mypage');
  await expect(page.getByText('등록된 회원권이 없습니다.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(
    page.getByText('보유한 회원권이 보이지 않으면 회원권 관리팀(1588-7676)으로 연락해 주세요.'),
  ).toBeVisible();
});
