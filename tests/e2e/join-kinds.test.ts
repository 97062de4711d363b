import { everyBrowser } from '#tools/browsers/names.ts';
import type { Person } from './lib/person.ts';
import { unknownPerson, type Joiner } from './lib/joiner.ts';
import { identify } from './lib/provider.ts';
import { newPassword, newPerson, type NewPerson } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

test(
  'a personal member joins by phone: the number is the verified one, and the new account signs in',
  { tag: everyBrowser },
  async ({ page, person, joiner }) => {
    const somebody = newPerson();
    await joiner.toInformation(somebody);
    await expect(page.getByRole('definition')).toHaveText([
      somebody.name,
      '여자',
      dashed(somebody.mobile),
      '휴대폰 본인확인에서 확인한 번호입니다.',
    ]);
    await expect(page.getByLabel('태어난 해')).toHaveValue('1988');
    await expect(page.getByLabel('태어난 달')).toHaveValue('2');
    await expect(page.getByLabel('태어난 날')).toHaveValue('29');
    await joiner.fillIn(somebody);
    await finish(joiner, person, somebody);
  },
);

test('a company joins in six steps, its number typed over three boxes, and the new account signs in', async ({
  page,
  person,
  joiner,
  expectConsoleError,
}) => {
  expectConsoleError(unknownPerson);
  const somebody = newPerson();
  await joiner.toVerification('법인회원');
  await expect(page.getByRole('list', { name: '회원가입 단계' }).getByRole('listitem')).toHaveText([
    /회원 선택/,
    /약관 동의/,
    /법인 확인/,
    /본인확인/,
    /정보 입력/,
    /가입 완료/,
  ]);
  await expect(joiner.next).toBeDisabled();
  await joiner.companyName.fill('솔바람물산');
  await joiner.box(1).focus();
  await page.keyboard.type('9138104278');
  await expect(joiner.box(3)).toBeFocused();
  expect([
    await joiner.box(1).inputValue(),
    await joiner.box(2).inputValue(),
    await joiner.box(3).inputValue(),
  ]).toEqual(['913', '81', '04278']);
  await joiner.next.click();
  await identify(page, somebody);
  await joiner.fillIn(somebody);
  await finish(joiner, person, somebody);
  await page.goto('/mypage');
  await expect(page.getByText('솔바람물산 법인회원 확인이 진행 중입니다.')).toBeVisible();
});

async function finish(joiner: Joiner, person: Person, { name, serviceId }: NewPerson) {
  await joiner.next.click();
  await expect(joiner.congratulation).toHaveText(`${name} 님,\n가입을 축하드립니다`);
  await expect(joiner.step).toContainText('가입 완료');
  await joiner.toLogin();
  await person.signIn(serviceId, newPassword);
  await expect(person.menu).toHaveText(`${name} 님`);
}

const dashed = (mobile: string) => `${mobile.slice(0, 3)}-${mobile.slice(3, 7)}-${mobile.slice(7)}`;
