import { identify } from './lib/provider.ts';
import { newPerson } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

const answers = [
  ['휴대폰 본인확인', '변조', '잘못된 요청입니다. 처음부터 다시 진행해주세요.'],
  ['휴대폰 본인확인', '토큰 만료', '본인확인 유효 시간이 지났습니다. 본인확인을 처음부터 다시 진행해 주세요.'],
  ['아이핀 본인확인', '실패', '본인확인에 실패했습니다. 다시 시도해 주세요.'],
] as const;

for (const [by, outcome, message] of answers) {
  test(`${by}: a result of the kind '${outcome}' verifies no one, and the next one, which arrives by POST, does`, async ({
    page,
    person,
    joiner,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 400.*(nice\/success|nice-ipin\/result)/);
    await joiner.toVerification('일반(비)회원');
    await identify(page, newPerson(), { by, outcome });
    await expect(person.alert).toHaveAccessibleDescription(message);
    await expect(joiner.step).toContainText('본인확인');
    await person.dismiss();
    await identify(page, '윤마루 19460310', { by, outcome: '정상 (POST)' });
    await expect(person.alert).toHaveAccessibleDescription('만 14세 이상 77세 이하만 가입할 수 있습니다.');
  });
}

test('the provider’s return page without its opener verifies no one, and links back', async ({ page, person }) => {
  await page.goto('/404');
  await page.goto('/auth/loading?handle=anything');
  await expect(person.alert).toHaveAccessibleDescription('비정상적인 접근입니다');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await person.dismiss();
  await expect(page).toHaveURL('/404');
});
