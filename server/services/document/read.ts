import { asc, desc, eq } from 'drizzle-orm';
import type { Document, DocumentType } from '#contract/site/document.ts';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { document } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

type Reading = Pick<Deps, 'db'>;

/** Returns the documents in force, by number: the highest version of each. */
export async function readDocuments({ db }: Reading): Promise<Document[]> {
  return db.selectDistinctOn([document.idType]).from(document).orderBy(asc(document.idType), desc(document.version));
}

/** Returns the document of this type that is in force. Throws 404 `notFound`. */
export async function readDocumentByType({ db }: Reading, type: DocumentType): Promise<Document> {
  return onlyOne(
    await db.select().from(document).where(eq(document.type, type)).orderBy(desc(document.version)).limit(1),
  );
}

/** Returns the document with this number that is in force. Throws 404 `notFound`. */
export async function readDocumentById({ db }: Reading, idType: number): Promise<Document> {
  return onlyOne(
    await db.select().from(document).where(eq(document.idType, idType)).orderBy(desc(document.version)).limit(1),
  );
}

function onlyOne([found]: Document[]): Document {
  if (!found) throw new ApiError('404', messages.notFound);
  return found;
}
