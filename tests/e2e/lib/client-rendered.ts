import type { Page } from 'playwright/test';
import { dehydratedQueriesId } from '#contract/http/dehydrated-queries.ts';

/**
 * Removes the rendered content and the dehydrated queries from a page, so that the browser renders it and fetches
 * everything.
 */
export const clientRendered = (page: Page, path: string): Promise<unknown> =>
  page.route(path, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/(<div id="root") data-ssr="[^"]*">.*(<\/div><script type="application\/json")/s, '$1>$2')
      .replace(new RegExp(`<script[^>]*id="${dehydratedQueriesId}"[^>]*>.*?</script>`, 's'), '')
      .replaceAll(/<link rel="(?:preload" as="image|expect)"[^>]*>/g, '');
    return route.fulfill({ response, body });
  });
