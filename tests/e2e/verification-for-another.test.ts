import { success } from '#contract/http/envelope.ts';
import { niceCheck, niceSuccess } from '#contract/account/verification.ts';
import { finderAt } from './lib/finder.ts';
import { enterCode, identify, introduce } from './lib/provider.ts';
import { expect, test } from './lib/test.ts';

for (const outcome of ['정상', '정상 (POST)'] as const) {
  test(`a verification (${outcome}) that an attacker has started, and a member completes, verifies no one, whatever URL the attacker sees`, async ({
    page,
    person,
    request,
  }) => {
    const attack = success(niceCheck.result).parse(await (await request.get(niceCheck.path)).json()).data;
    const seen: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/auth/')) seen.push(sent.url());
    });
    // The attacker's page, of another site than localhost, posts the form of the attacker's request.
    const fields = Object.entries(attack.fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
    const target = new URL(attack.action, process.env['SITE_URL']).href;
    await page.route('http://127.0.0.1:8099/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${target}">${fields.join('')}<button>go</button></form>`,
      }),
    );
    await page.goto('http://127.0.0.1:8099/');
    await page.getByRole('button', { name: 'go' }).click();
    await introduce(page, '김하늘 19850412', { outcome });
    await enterCode(page);
    await expect(person.alert).toHaveAccessibleDescription('비정상적인 접근입니다');
    await expect(page).toHaveURL('/auth/loading');
    expect(seen.length).toBeGreaterThanOrEqual(outcome === '정상' ? 2 : 3);
    for (const url of seen) {
      const { searchParams } = new URL((await request.get(url)).url());
      expect(searchParams.get('handle')).toBeNull();
    }
    for (const handle of [undefined, new URL(seen.at(-2) ?? '').searchParams.get('held') ?? '']) {
      const redeemed = await request.get(niceSuccess.path, {
        headers: { 'Verification-Secret': attack.secret },
        params: { requestNumber: attack.requestNumber, ...(handle !== undefined && { handle }) },
      });
      expect([redeemed.status(), await redeemed.json()]).toMatchObject([
        400,
        { message: '잘못된 요청입니다. 처음부터 다시 진행해주세요.' },
      ]);
    }
  });
}

test('whoever sees the URLs of a return, before its page has redeemed it, can neither redeem nor burn it', async ({
  page,
  context,
  request,
}) => {
  const seen: URL[] = [];
  context.on('request', (sent) => {
    if (sent.url().includes('/auth/')) seen.push(new URL(sent.url()));
  });
  await page.route(`**${niceSuccess.path}?**`, async (route) => {
    const requestNumber = new URL(route.request().url()).searchParams.get('requestNumber') ?? '';
    const handle = seen.findLast(({ searchParams }) => searchParams.has('handle'))?.searchParams.get('handle') ?? '';
    for (const { href } of seen) await request.get(href);
    const redeemed = await request.get(niceSuccess.path, {
      headers: { 'Verification-Secret': 'guessed' },
      params: { requestNumber, handle },
    });
    expect([handle === '', redeemed.status()]).toEqual([false, 400]);
    await route.continue();
  });
  const finder = finderAt(page);
  await finder.openFindId();
  await finder.choose('개인(분양)회원');
  await identify(page, '김하늘 19850412', { outcome: '정상 (POST)' });
  await expect(finder.found.filter({ hasText: 'member01' })).toBeVisible();
  expect(seen.filter(({ searchParams }) => searchParams.has('held'))).toHaveLength(1);
});
