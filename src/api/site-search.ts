import { searchSite } from '#contract/site/search.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

export const siteSearchQuery = (client: Client, query: string) => readQuery(client, searchSite, { query: { query } });
