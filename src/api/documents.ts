import { queryOptions } from '@tanstack/react-query';
import { documents } from '#contract/document.ts';
import type { Client } from './client.ts';

/** All documents in force, with their texts. */
export const documentsQuery = (client: Client) => queryOptions({ queryKey: ['documents'], queryFn: ({ signal }) => client(documents, { signal }) });
