import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

/** A question and its answer; `contents` is sanitised HTML. */
export const faq = z.object({ id: z.int(), title: z.string(), contents: z.string() });
export type Faq = z.output<typeof faq>;

export const faqs = endpoint({
  id: 'faqs',
  method: 'GET',
  path: '/api/v1/faqs',
  access: 'public',
  summary: '자주 묻는 질문, 보이는 순서대로.',
  result: z.array(faq),
});
