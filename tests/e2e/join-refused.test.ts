import { signUp } from '#contract/account/sign-up.ts';
import { identify } from './lib/provider.ts';
import { newPerson } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

test('an existing member gets a message, and returns to step 1, with the first consents cleared', async ({
  page,
  person,
  joiner,
}) => {
  await joiner.toVerification();
  await identify(page, '김하늘 19850412');
  await expect(person.alert).toHaveAccessibleDescription('이미 존재하는 회원입니다.');
  await person.dismiss();
  await expect(joiner.step).toContainText('회원 선택');
  await joiner.choose('외국인회원');
  await expect(page.getByRole('checkbox', { name: '모든 약관에 동의합니다' })).not.toBeChecked();
  await expect(joiner.next).toBeDisabled();
});

test('a member of one kind gets a message when joining as another', async ({ page, person, joiner }) => {
  await joiner.toVerification('일반(비)회원');
  await identify(page, '김하늘 19850412');
  await expect(person.alert).toHaveAccessibleDescription('이미 존재하는 회원입니다.');
});

test('a failed registration has a message, loses no input, and can be sent again', async ({
  page,
  person,
  joiner,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION_REFUSED/);
  const somebody = newPerson();
  await joiner.toInformation(somebody);
  await joiner.fillIn(somebody);
  await page.route(`**${signUp.path}`, (route) => route.abort('connectionrefused'));
  await joiner.next.click();
  await expect(person.alert).toHaveAccessibleDescription(
    '네트워크에 연결할 수 없습니다. 연결 상태를 확인하고 다시 시도해 주세요.',
  );
  await person.dismiss();
  await expect(joiner.serviceId).toHaveValue(somebody.serviceId);
  await page.unrouteAll();
  await joiner.next.click();
  await expect(joiner.congratulation).toBeVisible();
});
