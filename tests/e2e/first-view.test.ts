import { paths } from '#contract/site/site-paths.ts';
import { apiRequestsOf, expectedApiRequests } from './lib/api-requests.ts';
import { expect, test } from './lib/test.ts';

// `public-pages.test.ts` includes this check for the pages of each kind.
for (const path of [paths.login, paths.findId, paths.findPassword, paths.join]) {
  test(`the first view of ${path} makes no API request except for terms, as its queries are dehydrated`, async ({
    page,
  }) => {
    const requests = apiRequestsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect.poll(() => requests).toEqual(expectedApiRequests(path));
  });
}
