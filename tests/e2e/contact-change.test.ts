import { everyBrowser } from '#tools/browsers/names.ts';
import { addAxe, violationsOn } from './lib/axe.ts';
import { changeContact, lastCodeFor } from './lib/contact.ts';
import { cutTexts } from './lib/cut-texts.ts';
import { editorAt } from './lib/editor.ts';
import { memberOf } from './lib/member-of.ts';
import { newMember } from './lib/new-member.ts';
import { newPassword, newPerson } from './lib/new-person.ts';
import { enterCode, identify, introduce } from './lib/provider.ts';
import { expect, test } from './lib/test.ts';

test(
  'a new email address counts once its code is typed; until then the profile and the members’ page say so',
  { tag: everyBrowser },
  async ({ page, person }) => {
    const { serviceId } = await newMember(page.request);
    const email = `${serviceId}@gmail.com`;
    const section = page.getByRole('group', { name: '확인이 필요한 변경' });
    const stored = async () => (await memberOf(page, await person.token())).email;
    await person.arriveAs(serviceId, newPassword);
    const editor = editorAt(page);
    await editor.enter();
    await page.getByLabel('이메일 도메인 선택').selectOption('gmail.com');
    await editor.save.click();
    await person.dismiss();
    await expect(page).toHaveURL('/');
    await page.goto('/mypage');
    await expect(section).toContainText(email);
    expect(await stored()).toBe(`${serviceId}@naver.com`);
    await editor.enter();
    await expect(page.getByRole('note')).toContainText(`아직 확인하지 않아 적용되지 않은 변경: ${email}.`);
    await page.getByRole('link', { name: '마이페이지에서 확인하기' }).click();
    await page.getByLabel('인증번호').fill('12');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('인증번호')).toBeFocused();
    await expect(page.getByLabel('인증번호')).toHaveAccessibleDescription('인증번호를 숫자 6자리로 입력해 주세요.');
    await page.getByLabel('인증번호').fill(await lastCodeFor(page.request, email));
    await page.keyboard.press('Enter');
    await expect(person.alert).toHaveAccessibleDescription('이메일이 변경되었습니다.');
    await person.dismiss();
    await expect(section).toContainText('확인이 필요한 변경이 더 없습니다.');
    await expect(section).toBeFocused();
    expect(await stored()).toBe(email);
  },
);

test('a new number counts once its phone has verified the member, in a window or in the same tab', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400/);
  const member = await newMember(page.request);
  const stored = async () => (await memberOf(page, await person.token())).mobile;
  const [first, second] = [newPerson().mobile, newPerson().mobile];
  await changeContact(page.request, member, { mobile: first });
  await person.arriveAs(member.serviceId, newPassword);
  await page.goto('/mypage');
  await page.getByRole('button', { name: '새 번호로 본인확인' }).click();
  await expect(page.getByRole('button', { name: '아이핀 본인확인' })).toHaveCount(0);
  await identify(page, member);
  await expect(person.alert).toHaveAccessibleDescription(
    '본인확인을 하신 휴대폰번호가 변경하실 번호와 다릅니다. 변경하실 번호의 휴대폰으로 확인해 주세요.',
  );
  await person.dismiss();
  expect(await stored()).toBe(member.mobile);
  await page.getByRole('button', { name: '새 번호로 본인확인' }).click();
  await identify(page, { ...member, mobile: first });
  await expect(person.alert).toHaveAccessibleDescription('휴대폰번호가 변경되었습니다.');
  await person.dismiss();
  expect(await stored()).toBe(first);

  await changeContact(page.request, { ...member, mobile: first }, { mobile: second });
  await page.addInitScript(() => void (window.open = () => null));
  await page.reload();
  await page.getByRole('button', { name: '새 번호로 본인확인' }).click();
  await page.getByRole('button', { name: '휴대폰 본인확인' }).click();
  await person.dismiss();
  await page.getByRole('button', { name: '이 화면에서 휴대폰으로 확인' }).click();
  await introduce(page, { ...member, mobile: second });
  await enterCode(page);
  await expect(person.alert).toHaveAccessibleDescription('휴대폰번호가 변경되었습니다.');
  await expect(page).toHaveURL('/mypage');
  expect(await stored()).toBe(second);
});

test('changes that wait for their proof fit at 360 px and are accessible', async ({ page, person }) => {
  const member = await newMember(page.request);
  await changeContact(page.request, member, {
    email: `${'long.address.of.a.member'.repeat(2)}@gmail.com`,
    mobile: newPerson().mobile,
  });
  await person.arriveAs(member.serviceId, newPassword);
  await page.goto('/mypage');
  await page.getByRole('button', { name: '새 번호로 본인확인' }).click();
  await addAxe(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsOn(page)).toEqual([]);
    expect(await cutTexts(page), `at ${width} px`).toEqual([]);
  }
});
