import { everyBrowser } from '#tools/browsers/names.ts';
import type { Person } from './lib/person.ts';
import { unknownPerson, type Joiner } from './lib/joiner.ts';
import { identify } from './lib/provider.ts';
import { foreigner, newPassword, newPerson, type NewPerson } from './lib/new-person.ts';
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

test('a personal member joins by i-PIN: the number is typed, and the new account signs in', async ({
  page,
  person,
  joiner,
}) => {
  const somebody = newPerson({ gender: '남성' });
  await joiner.toInformation(somebody, { by: '아이핀 본인확인' });
  await expect(page.getByRole('definition')).toHaveText([somebody.name, '남자']);
  await expect(page.getByLabel('휴대폰번호 앞자리')).toHaveValue('011');
  await joiner.fillIn(somebody);
  await page.getByLabel('휴대폰번호 앞자리').selectOption('010');
  await joiner.mobileFront.fill('1234');
  await joiner.mobileBack.fill('5678');
  await finish(joiner, person, somebody);
});

test(
  'a company joins in six steps, its number typed over three boxes, and the new account signs in',
  { tag: everyBrowser },
  async ({ page, person, joiner, expectConsoleError }) => {
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
  },
);

for (const [kind, newcomer] of [
  ['외국인회원', foreigner],
  ['일반(비)회원', newPerson],
] as const) {
  test(`a newcomer joins as ${kind} in five steps, and the new account signs in`, async ({ page, person, joiner }) => {
    const somebody = newcomer();
    await joiner.toInformation(somebody, { kind });
    await expect(page.getByRole('list', { name: '회원가입 단계' }).getByRole('listitem')).toHaveText([
      /회원 선택/,
      /약관 동의/,
      /본인확인/,
      /정보 입력/,
      /가입 완료/,
    ]);
    await joiner.fillIn(somebody);
    await finish(joiner, person, somebody);
  });
}

test('a verified Korean is rejected as a foreign member, and returns to step 1', async ({
  page,
  person,
  joiner,
  expectConsoleError,
}) => {
  expectConsoleError(unknownPerson);
  await joiner.toVerification('외국인회원');
  await identify(page, newPerson());
  await expect(person.alert).toHaveAccessibleDescription(
    '내국인으로 확인되어 외국인회원으로 가입할 수 없습니다. 다른 회원 구분을 선택해 주세요.',
  );
  await person.dismiss();
  await expect(joiner.step).toContainText('회원 선택');
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
