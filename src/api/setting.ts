import type { Client } from './client.ts';
import { readQuery } from './read.ts';

const load = () => import('#contract/site/setting.ts');

export const settingQuery = (client: Client) => ({ ...readQuery(client, 'getSetting', async () => (await load()).getSetting, {}), staleTime: Infinity });
