import { getSetting } from '#contract/site/setting.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

export const settingQuery = (client: Client) => ({ ...readQuery(client, getSetting, {}), staleTime: Infinity });
