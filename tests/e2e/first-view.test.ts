import { paths } from '#contract/site/site-paths.ts';
import { apiRequestsOf, expectedApiRequests } from './lib/api-requests.ts';
import { expect, test } from './lib/test.ts';

// `public-pages.test.ts` includes this check for the pages of each kind.
test('the first view of a page before the login makes no API request except for terms, as its queries are dehydrated', async ({
  page,
}) => {
  const requests = apiRequestsOf(page);
  for (const path of [paths.login, paths.findId, paths.findPassword, paths.join]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect.poll(() => requests.splice(0), path).toEqual(expectedApiRequests(path));
  }
});
