import * as z from 'zod/mini';
import { document as contract } from '#contract/site/document.ts';
import type { Db } from '../database.ts';
import { document } from '../schema.ts';
import content from './content/documents.json' with { type: 'json' };

/** Inserts the document versions that the database does not have; existing ones stay unchanged. */
export async function addDocuments(tx: Db): Promise<void> {
  await tx.insert(document).values(z.array(contract).parse(content)).onConflictDoNothing();
}
