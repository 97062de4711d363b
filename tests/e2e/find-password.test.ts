import { finderAt } from './lib/finder.ts';
import { newMember } from './lib/new-member.ts';
import { personAt } from './lib/person.ts';
import { identify } from './lib/provider.ts';
import { newPassword } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';
const changed = 'Changed2026!c';

test('a password is reset: the old one is rejected, the new one signs in, and the earlier sessions have ended', async ({
  page,
  person,
  browser,
  baseURL,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400.*sign-in/);
  const finder = finderAt(page);
  const member = await newMember(page.request);
  await using elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const old = await elsewhere.newPage();
  await personAt(old).openLogin('?redirect=%2Fmypage');
  await personAt(old).signIn(member.serviceId, newPassword);
  await expect(old.getByText(`${member.name} 님, 반갑습니다.`)).toBeVisible();
  await finder.openFindPassword();
  await finder.claim(member.serviceId);
  await identify(page, member);
  await finder.enterPassword(changed);
  await expect(person.alert).toHaveAccessibleDescription('비밀번호 변경에 성공하셨습니다!');
  await person.dismiss();
  await expect(page).toHaveURL('/account/login');
  await person.signIn(member.serviceId, newPassword);
  await expect(person.alert).toHaveAccessibleDescription('아이디 또는 비밀번호가 일치하지 않습니다.');
  await person.dismiss();
  await person.signIn(member.serviceId, changed);
  await expect(person.menu).toHaveText(`${member.name} 님`);
  await old.reload();
  await expect(personAt(old).alert).toHaveAccessibleDescription('로그인 상태가 해제되었습니다. 다시 로그인해 주세요.');
});
