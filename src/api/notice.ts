import { notices, noticeById, type NoticeQuery } from '#contract/news/notice.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

export const noticesQuery = (client: Client, query: NoticeQuery) => readQuery(client, notices, { query });

/** Not retried (spec 000 §8). */
export const noticeQuery = (client: Client, id: number) => ({
  ...readQuery(client, noticeById, { params: { id } }),
  retry: false,
});
