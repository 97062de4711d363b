import { finderAt } from './lib/finder.ts';
import { journeyOffline } from './lib/offline-site.ts';
import { runProvider } from './lib/provider-elsewhere.ts';
import { enterCode, identify, introduce, openProvider } from './lib/provider.ts';
import { expect } from './lib/test.ts';

type Provider = Awaited<ReturnType<typeof runProvider>>;

/** The provider is another site, and the service worker is active, as for visitors. */
const test = journeyOffline().extend<{ provider: Provider }, { sharedProvider: Provider }>({
  sharedProvider: [
    async ({ site }, use) => {
      const provider = await runProvider(site.url);
      await site.stop();
      await site.start(provider.settings);
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  provider: async ({ sharedProvider }, use) => {
    await use(sharedProvider);
    sharedProvider.reset();
  },
});

for (const by of ['휴대폰 본인확인', '아이핀 본인확인'] as const) {
  test(`${by} by a provider on another site finds an id`, async ({ page, provider: _ }) => {
    const finder = finderAt(page);
    await finder.openFindId();
    await finder.choose('개인(분양)회원');
    await identify(page, '김하늘 19850412', { by });
    await expect(finder.found.filter({ hasText: 'member01' })).toBeVisible();
    expect(page.context().pages()).toEqual([page]);
  });
}

test('a result that a provider on another site posts, to which the browser adds no cookie, is received', async ({
  page,
  provider: _,
}) => {
  const finder = finderAt(page);
  await finder.openFindId();
  await finder.choose('개인(분양)회원');
  await identify(page, '김하늘 19850412', { outcome: '정상 (POST)' });
  await expect(finder.found.filter({ hasText: 'member01' })).toBeVisible();
});

for (const policy of ['same-origin', 'same-origin-allow-popups'] as const) {
  test(`a result of a provider with ${policy} on every page, which severs its window, is received`, async ({
    page,
    provider,
  }) => {
    const finder = finderAt(page);
    provider.cutOff(policy);
    await finder.openFindId();
    await finder.choose('개인(분양)회원');
    const popup = await openProvider(page);
    await expect(page.getByText('창이 아직 열려 있으면 그 창에서 본인확인을 마쳐 주세요.')).toBeVisible();
    await introduce(popup, '김하늘 19850412');
    await enterCode(popup);
    await expect(finder.found.filter({ hasText: 'member01' })).toBeVisible();
    expect(page.context().pages()).toEqual([page]);
  });
}

test('the page waits for a slow provider', async ({ page, provider }) => {
  const finder = finderAt(page);
  const { arrived, release } = provider.hold();
  await finder.openFindId();
  await finder.choose('개인(분양)회원');
  const popup = await openProvider(page);
  await arrived;
  await expect(page.getByRole('button', { name: /^휴대폰 본인확인/ })).toHaveAttribute('aria-busy', 'true');
  release();
  await introduce(popup, '김하늘 19850412');
  await enterCode(popup);
  await expect(finder.found.filter({ hasText: 'member01' })).toBeVisible();
});

test('a provider that returns at once with a broken result verifies no one', async ({
  page,
  person,
  provider,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400.*nice\/success/);
  const finder = finderAt(page);
  provider.redirect('/auth/answer/unknown?enc_data=broken');
  await finder.openFindId();
  await finder.choose('개인(분양)회원');
  await page.getByRole('button', { name: '휴대폰 본인확인' }).click();
  await expect(person.alert).toHaveAccessibleDescription('잘못된 요청입니다. 처음부터 다시 진행해주세요.');
});
