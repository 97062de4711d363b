import { documents, documentByType, type DocumentType } from '#contract/site/document.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

/** All documents in force, with their texts. */
export const documentsQuery = (client: Client) => readQuery(client, documents, {});

/** The document of a type that is in force. */
export const documentQuery = (client: Client, type: DocumentType) =>
  readQuery(client, documentByType, { query: { type } });
