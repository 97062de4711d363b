import { queryOptions } from '@tanstack/react-query';
import { getSetting } from '#contract/setting.ts';
import type { Client } from './client.ts';

export const settingQuery = (client: Client) =>
  queryOptions({ queryKey: ['setting'], queryFn: ({ signal }) => client(getSetting, { signal }), staleTime: Infinity });
