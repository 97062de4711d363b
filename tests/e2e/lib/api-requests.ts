import type { Page } from 'playwright/test';
import { documents } from '#contract/site/document.ts';
import { currentWeather, popups } from '#contract/site/frame.ts';
import { paths } from '#contract/site/site-paths.ts';

/**
 * The API requests of a first view: overlays, which the server does not render, and the terms, which the sign-up reads
 * itself.
 */
const requestsOf: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [popups.path, currentWeather.path],
  [paths.join]: [documents.path],
};

/** Returns the API requests that the first view of a page makes although its queries are dehydrated. */
export const expectedApiRequests = (path: string): readonly string[] => requestsOf[path] ?? [];

/** Collects the paths of a page's API requests from now on. */
export function apiRequestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(pathname);
  });
  return requests;
}
