import type { Frame, FrameLocator, Page } from 'playwright/test';

/** The vendor's search page: in the empty frame that its script has filled, in the frame of our page. */
export const postcodeSearch = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="우편번호 찾기"]').frameLocator('iframe').frameLocator('iframe');

/**
 * Returns our page in the frame, once its script listens: the vendor's element follows it, while its file is requested
 * earlier.
 */
export async function searchFrame(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe[title="우편번호 찾기"]')).contentFrame();
  if (!frame) throw new Error('The search has no frame');
  await frame.waitForSelector('script[data-vendor]', { state: 'attached' });
  return frame;
}

/**
 * Lets our page in the frame pass an address on, as if the vendor's page had sent it. It does so after the call has
 * returned: the frame goes then.
 */
export async function passAddress(page: Page, address: object): Promise<void> {
  await (
    await searchFrame(page)
  ).evaluate(
    (data) =>
      void setTimeout(() =>
        window.parent.postMessage({ type: 'postcode-search', event: 'chosen', data }, window.location.origin),
      ),
    address,
  );
}
