import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import { chromiumArgs, findFullChromium } from '#tools/browsers/chromium.ts';

// Not a dependency: 185 MB for one table. npx caches it after the first run.
const lighthouse = ['--yes', 'lighthouse@12.8.2'];

const audit = z.object({ numericValue: z.number() });
const category = z.object({ score: z.number() });
const report = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  audits: z.object({
    'largest-contentful-paint': audit,
    'first-contentful-paint': audit,
    'total-blocking-time': audit,
  }),
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
});

/** Times in milliseconds, scores out of 100. */
export type Visit = {
  readonly LCP: number;
  readonly FCP: number;
  readonly TBT: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best practices': number;
  readonly SEO: number;
};

const execute = promisify(execFile);

/** Throws if Lighthouse is not available; the first time it is downloaded from the registry. */
export async function fetchLighthouse(): Promise<void> {
  await execute('npx', [...lighthouse, '--version']).catch((cause: unknown) => {
    throw new Error('lighthouse could not be downloaded from the registry', { cause });
  });
}

/**
 * Runs Lighthouse once, with its simulated phone on a slow network. In a few percent of runs it records no navigation
 * and demands a rerun; it is retried once.
 */
export const visit = (url: string): Promise<Visit> => visitOnce(url).catch(() => visitOnce(url));

async function visitOnce(url: string): Promise<Visit> {
  const flags = [
    `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ];
  const { stdout } = await execute('npx', [...lighthouse, url, ...flags], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROME_PATH: findFullChromium() },
  });
  const { audits, categories, runtimeError } = report.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(runtimeError.message);
  return {
    LCP: audits['largest-contentful-paint'].numericValue,
    FCP: audits['first-contentful-paint'].numericValue,
    TBT: audits['total-blocking-time'].numericValue,
    performance: 100 * categories.performance.score,
    accessibility: 100 * categories.accessibility.score,
    'best practices': 100 * categories['best-practices'].score,
    SEO: 100 * categories.seo.score,
  };
}
