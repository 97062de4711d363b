import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import { painted } from './page/settle.ts';

type Size = { readonly width: number; readonly height: number };

/**
 * Chromium resizes the page for a picture that reaches beyond the viewport; on a busy machine it leaves out or blurs a
 * layer in some of them.
 */
const maxPictures = 5;

/** Takes a screenshot of the page, including content below the viewport, into a file named by its hash. */
export async function takePicture(
  page: Page,
  session: CDPSession,
  folder: string,
  { width, height }: Size,
): Promise<{ picture: string; isOneColor: boolean }> {
  const isBeyond = height > (page.viewportSize()?.height ?? 0);
  const take = () => capture(page, session, { width, height }, isBeyond);
  const png = isBeyond ? await takeUntilStable(take) : await take();
  const picture = createHash('sha256').update(png).digest('hex');
  const file = join(folder, `${picture}.png`);
  if (!existsSync(file)) writeFileSync(file, png);
  return { picture, isOneColor: await isOneColor(png, { width, height }) };
}

/** Takes pictures until two in a row are equal. */
async function takeUntilStable(take: () => Promise<Buffer>): Promise<Buffer> {
  let png = await take();
  for (let count = 1; count < maxPictures; count += 1) {
    const next = await take();
    if (next.equals(png)) return next;
    png = next;
  }
  return png;
}

async function capture(
  page: Page,
  session: CDPSession,
  { width, height }: Size,
  captureBeyondViewport: boolean,
): Promise<Buffer> {
  await page.evaluate(painted);
  // The page is resized for the picture, and responsive images select their sources again.
  if (captureBeyondViewport) await clearMemoryCache(session);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** A PNG of one colour is small, so only small files are examined. */
async function isOneColor(png: Buffer, { width, height }: Size): Promise<boolean> {
  if (png.length > 4_000 + (width * height) / 200) return false;
  const { channels } = await sharp(png).stats();
  return channels.every(({ min, max }) => min === max);
}

/**
 * Clears the memory cache of the page's renderer process. Chromium prefers a larger image that is cached there to the
 * one that matches `sizes`, so the source of a responsive image would depend on load order and on earlier stories.
 */
export async function clearMemoryCache(session: CDPSession): Promise<void> {
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
}
