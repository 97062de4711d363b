import type { FrameLocator, Page } from 'playwright/test';

/** The vendor's search page: in the empty frame that its script has filled, in the frame of our page. */
export const postcodeSearch = (page: Page): FrameLocator => page.frameLocator('iframe[title="우편번호 찾기"]').frameLocator('iframe').frameLocator('iframe');
