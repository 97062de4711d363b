import { newPerson } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

test('a checked id is read-only; changing it needs a confirmation, and then it must be checked again before anything is sent', async ({
  joiner,
  person,
}) => {
  const somebody = newPerson();
  await joiner.toInformation(somebody);
  await joiner.fillIn(somebody);
  await expect(joiner.serviceId).not.toBeEditable();
  await joiner.retype.click();
  await expect(person.question).toHaveAccessibleDescription('아이디를 변경하시겠습니까?');
  await person.cancel();
  await expect(joiner.serviceId).not.toBeEditable();
  await joiner.retype.click();
  await person.confirm();
  await expect(joiner.serviceId).toBeEditable();
  await expect(joiner.serviceId).toHaveValue(somebody.serviceId);
  await joiner.next.click();
  await expect(person.alert).toHaveAccessibleDescription('아이디 중복체크를 해주세요.');
  await person.dismiss();
  await joiner.takeId(`${somebody.serviceId}x`);
  await joiner.next.click();
  await expect(joiner.congratulation).toBeVisible();
});
