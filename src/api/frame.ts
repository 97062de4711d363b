import { queryOptions } from '@tanstack/react-query';
import { banners, currentWeather, keyVisuals, type PageType, popups } from '#contract/frame.ts';
import type { Client } from './client.ts';
import { retryUpTo } from './retry.ts';

export const keyVisualsQuery = (client: Client, pageType: PageType) =>
  queryOptions({ queryKey: ['keyVisuals', pageType], queryFn: ({ signal }) => client(keyVisuals, { query: { pageType }, signal }) });

export const popupsQuery = (client: Client) => queryOptions({ queryKey: ['popups'], queryFn: ({ signal }) => client(popups, { signal }) });

export const bannersQuery = (client: Client) => queryOptions({ queryKey: ['banners'], queryFn: ({ signal }) => client(banners, { signal }) });

/** Retried once (spec 000 §7). */
export const weatherQuery = (client: Client) =>
  queryOptions({ queryKey: ['weather'], queryFn: ({ signal }) => client(currentWeather, { signal }), retry: retryUpTo(1) });
