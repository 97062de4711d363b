import { introduce, enterCode, identify, openProvider } from './lib/provider.ts';
import { stranger } from './lib/stranger.ts';
import { expect, test } from './lib/test.ts';

const invalid = '잘못된 요청입니다. 처음부터 다시 진행해주세요.';
const refused = [
  ['실패', '본인확인에 실패했습니다. 다시 시도해 주세요.'],
  ['다른 요청번호', invalid],
  ['변조', invalid],
] as const;

for (const by of ['휴대폰 본인확인', '아이핀 본인확인'] as const) {
  for (const [outcome, message] of refused) {
    test(`${by}: an answer of the kind '${outcome}' verifies nobody, and the next one may`, async ({ page, person, joiner, expectComplaint }) => {
      expectComplaint(/status of 400.*(nice\/success|nice-ipin\/result)/);
      const somebody = stranger();
      await joiner.toVerification('일반(비)회원');
      await identify(page, somebody, { by, outcome });
      await expect(person.alert).toHaveAccessibleDescription(message);
      await expect(joiner.step).toContainText('본인 인증');
      await person.dismiss();
      await identify(page, '윤마루 19460310', { by });
      await expect(person.alert).toHaveAccessibleDescription('만 14세 이상 77세 이하만 가입할 수 있습니다.');
    });
  }
}

for (const by of ['휴대폰 본인확인', '아이핀 본인확인'] as const) {
  test(`${by}: an answer that comes by POST verifies as well`, async ({ page, person, joiner }) => {
    await joiner.toVerification('일반(비)회원');
    await identify(page, '윤마루 19460310', { by, outcome: '정상 (POST)' });
    await expect(person.alert).toHaveAccessibleDescription('만 14세 이상 77세 이하만 가입할 수 있습니다.');
  });
}

test('a provider that stays silent keeps the wait up until its window is closed', async ({ page, person, joiner }) => {
  await joiner.toVerification();
  const popup = await openProvider(page);
  await introduce(popup, stranger(), { outcome: '응답 없음' });
  await enterCode(popup);
  await expect(popup.getByText('아무 결과도 보내지 않습니다.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^휴대폰 본인확인/ })).toHaveAttribute('aria-busy', 'true');
  await popup.close();
  await expect(page.getByRole('button', { name: '휴대폰 본인확인', exact: true })).toBeEnabled();
  await expect(person.alert).toHaveCount(0);
});

for (const path of ['/auth/loading', '/ipin/loading']) {
  test(`${path} without the window that asked for it is no way in, and leads back`, async ({ page, person }) => {
    await page.goto('/404');
    await page.goto(`${path}?enc_data=anything`);
    await expect(person.alert).toHaveAccessibleDescription('비정상적인 접근입니다');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await person.dismiss();
    await expect(page).toHaveURL('/404');
  });
}
