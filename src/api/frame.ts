import { keyVisuals, popups, banners, currentWeather, type PageType } from '#contract/site/frame.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';
import { retryUpTo } from './retry.ts';

export const keyVisualsQuery = (client: Client, pageType: PageType) =>
  readQuery(client, keyVisuals, { query: { pageType } });

export const popupsQuery = (client: Client) => readQuery(client, popups, {});

export const bannersQuery = (client: Client) => readQuery(client, banners, {});

/** Retried once (spec 000 §7). */
export const weatherQuery = (client: Client) => ({ ...readQuery(client, currentWeather, {}), retry: retryUpTo(1) });
