import type { PageType } from '#contract/site/frame.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';
import { retryUpTo } from './retry.ts';

const load = () => import('#contract/site/frame.ts');

export const keyVisualsQuery = (client: Client, pageType: PageType) => readQuery(client, 'keyVisuals', async () => (await load()).keyVisuals, { query: { pageType } });

export const popupsQuery = (client: Client) => readQuery(client, 'popups', async () => (await load()).popups, {});

export const bannersQuery = (client: Client) => readQuery(client, 'banners', async () => (await load()).banners, {});

/** Retried once (spec 000 §7). */
export const weatherQuery = (client: Client) => ({ ...readQuery(client, 'currentWeather', async () => (await load()).currentWeather, {}), retry: retryUpTo(1) });
