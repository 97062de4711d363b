import * as z from 'zod/mini';
import { document as contract } from '#contract/document.ts';
import type { Db } from '../database.ts';
import { document } from '../schema.ts';
import content from './content/documents.json' with { type: 'json' };

/** Adds the versions of documents that the database does not have yet; those it has stay as they are. */
export async function addDocuments(tx: Db): Promise<void> {
  await tx.insert(document).values(z.array(contract).parse(content)).onConflictDoNothing();
}
