import { addAxe, violationsOn } from './lib/axe.ts';
import { cutTexts } from './lib/cut-texts.ts';
import { editorAt } from './lib/editor.ts';
import { newMember } from './lib/new-member.ts';
import { newPassword } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

test('a password change sends a mail, which the sandbox shows at every width; axe finds nothing', async ({
  page,
  person,
}) => {
  const { serviceId } = await newMember(page.request);
  await person.arriveAs(serviceId, newPassword);
  const editor = editorAt(page);
  await editor.enter();
  await editor.password.fill('Another2026!c');
  await editor.passwordConfirm.fill('Another2026!c');
  await editor.save.click();
  await expect(person.alert).toHaveAccessibleDescription('회원정보가 정상적으로 변경되었습니다.');
  await page.goto('/sandbox/mail');
  const letter = page.getByRole('article').filter({ hasText: `${serviceId}@naver.com` });
  await expect(letter.getByRole('heading', { level: 2 })).toHaveText('[오크 리조트 골프] 비밀번호 변경 안내');
  await expect(letter).toContainText('회원님의 비밀번호 정보가 변경되었습니다.');
  await addAxe(page);
  expect(await violationsOn(page)).toEqual([]);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cutTexts(page), `at ${width} px`).toEqual([]);
  }
});
