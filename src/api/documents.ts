import type { DocumentType } from '#contract/site/document.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

const load = () => import('#contract/site/document.ts');

/** All documents in force, with their texts. */
export const documentsQuery = (client: Client) => readQuery(client, 'documents', async () => (await load()).documents, {});

/** The document of a type that is in force. */
export const documentQuery = (client: Client, type: DocumentType) => readQuery(client, 'documentByType', async () => (await load()).documentByType, { query: { type } });
