import type { NoticeQuery } from '#contract/news/notice.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

const load = () => import('#contract/news/notice.ts');

export const noticesQuery = (client: Client, query: NoticeQuery) => readQuery(client, 'notices', async () => (await load()).notices, { query });

/** Not retried (spec 000 §8). */
export const noticeQuery = (client: Client, id: number) => ({ ...readQuery(client, 'noticeById', async () => (await load()).noticeById, { params: { id } }), retry: false });
