import { faqs } from '#contract/news/faq.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

export const faqsQuery = (client: Client) => readQuery(client, faqs, {});
