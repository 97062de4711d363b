import { validId } from '#contract/service-id.ts';
import { newMember } from './lib/new-member.ts';
import { stranger } from './lib/stranger.ts';
import { expect, test } from './lib/test.ts';

test('a taken id stays unchecked and open, whatever its case', async ({ joiner, person, expectComplaint }) => {
  expectComplaint(/status of 400.*valid-id/);
  await joiner.toInformation(stranger());
  await joiner.serviceId.fill('MEMBER01');
  await joiner.check.click();
  await expect(person.alert).toHaveAccessibleDescription('이미 존재하는 회원입니다. 다른 아이디를 선택해주세요.');
  await person.dismiss();
  await expect(joiner.serviceId).toBeEditable();
  await expect(joiner.check).toBeVisible();
});

test('a malformed id is refused with all that is wrong, and the server is not asked', async ({ page, joiner, person }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith(validId.path) && asked.push(request.url()));
  await joiner.toInformation(stranger());
  await joiner.serviceId.fill('한글');
  await joiner.check.click();
  await expect(person.alert).toHaveAccessibleDescription('영문과 숫자를 조합하여 입력해주세요. 아이디는 6자리이상 12자리 이하로 입력해야 합니다.');
  await person.dismiss();
  await expect(joiner.serviceId).toBeEditable();
  expect(asked).toEqual([]);
});

test('a free id is checked and fixed; giving it up asks first, and opens it again', async ({ joiner, person }) => {
  const { serviceId } = stranger();
  await joiner.toInformation(stranger());
  await joiner.serviceId.fill(serviceId);
  await joiner.check.click();
  await expect(person.alert).toHaveAccessibleDescription('사용 가능한 아이디입니다.');
  await person.dismiss();
  await expect(joiner.serviceId).not.toBeEditable();
  await joiner.retype.click();
  await expect(person.question).toHaveAccessibleDescription('아이디를 변경하시겠습니까?');
  await person.cancel();
  await expect(joiner.serviceId).not.toBeEditable();
  await joiner.retype.click();
  await person.confirm();
  await expect(joiner.serviceId).toBeEditable();
  await expect(joiner.serviceId).toHaveValue(serviceId);
});

test('an id that was given up after its check must be checked again before anything is sent', async ({ joiner, person }) => {
  const somebody = stranger();
  await joiner.toInformation(somebody);
  await joiner.fillIn(somebody);
  await joiner.retype.click();
  await person.confirm();
  await joiner.next.click();
  await expect(person.alert).toHaveAccessibleDescription('아이디 중복체크를 해주세요.');
  await person.dismiss();
  await joiner.takeId(`${somebody.serviceId}x`);
  await joiner.next.click();
  await expect(joiner.congratulation).toBeVisible();
});

test('an id taken by somebody else after its check is unchecked again; another one ends the sign-up', async ({ page, joiner, person, expectComplaint }) => {
  expectComplaint(/status of 400.*sign-up/);
  const somebody = stranger();
  await joiner.toInformation(somebody);
  await joiner.fillIn(somebody);
  await newMember(page.request, { ...stranger(), serviceId: somebody.serviceId });
  await joiner.next.click();
  await expect(person.alert).toHaveAccessibleDescription('이미 존재하는 회원입니다. 다른 아이디를 선택해주세요.');
  await person.dismiss();
  await expect(joiner.check).toBeVisible();
  await joiner.takeId(`${somebody.serviceId}x`);
  await joiner.next.click();
  await expect(joiner.congratulation).toBeVisible();
});
