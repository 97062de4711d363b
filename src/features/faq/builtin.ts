import { queryOptions } from '@tanstack/react-query';
import { importChunk } from '#src/api/import-chunk.ts';
import type { QuestionAndAnswer } from './FaqList.tsx';

/** The questions bundled with the site (spec 000 §2); their chunk is loaded on demand. */
export const builtinFaqs = queryOptions({
  queryKey: ['faqs', 'builtin'],
  queryFn: async (): Promise<readonly QuestionAndAnswer[]> => {
    const { default: questions } = await importChunk(import('#contract/news/builtin-faqs.json'));
    return questions.map((question, index) => ({ id: index + 1, ...question }));
  },
  staleTime: Infinity,
});
