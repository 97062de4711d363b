import { queryOptions } from '@tanstack/react-query';
import { documentByType, documents, type DocumentType } from '#contract/document.ts';
import type { Client } from './client.ts';

/** All documents in force, with their texts. */
export const documentsQuery = (client: Client) => queryOptions({ queryKey: ['documents'], queryFn: ({ signal }) => client(documents, { signal }) });

/** The document of a type that is in force. */
export const documentQuery = (client: Client, type: DocumentType) =>
  queryOptions({ queryKey: ['documents', type], queryFn: ({ signal }) => client(documentByType, { query: { type }, signal }) });
