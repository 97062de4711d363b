import type { Client } from './client.ts';
import { readQuery } from './read.ts';

const load = () => import('#contract/news/faq.ts');

export const faqsQuery = (client: Client) => readQuery(client, 'faqs', async () => (await load()).faqs, {});
