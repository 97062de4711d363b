import type { Page } from 'playwright/test';
import { firstReadsId } from '#contract/first-read.ts';

/** Takes out what the server writes into a page, so that it renders itself and asks the API for everything. */
export const withoutFirstReads = (page: Page, path: string): Promise<unknown> =>
  page.route(path, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<div id="root") data-written="[^"]*">.*(<\/div><noscript>)/s, '$1>$2').replace(new RegExp(`<script[^>]*id="${firstReadsId}"[^>]*>.*?</script>`, 's'), '').replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');
    return route.fulfill({ response, body });
  });
