import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import { uploadedFile } from '#contract/site/picture-upload.ts';
import type { UploadedPicture } from '#contract/staff/publication.ts';
import { picture } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type Actor } from '../staff/audit.ts';
import { encodePicture } from './encode.ts';
import { pictureStore } from './store.ts';

/** One at a time, since decoding takes memory and all cores that there are. */
const queue = new PQueue({ concurrency: 1 });

/** The same picture in the same quality has the same URL. */
const idOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/**
 * Stores a picture in the site's widths, and returns the URL of its largest file. Throws 400 `notAPicture`, 413
 * `pictureTooLarge`.
 */
export async function uploadPicture(
  deps: Pick<Deps, 'db' | 'env' | 'fetchExternal' | 'keys' | 'now'>,
  { file, alt }: { readonly file: Uint8Array; readonly alt: string },
  by: Actor,
): Promise<UploadedPicture> {
  const { width, height, files } = await queue.add(() => encodePicture(file));
  const id = idOf(files.at(-1)?.bytes ?? file);
  // Before the transaction, which must not wait for a bucket. The files of a picture that is not recorded are never read.
  const store = pictureStore(deps);
  for (const each of files) await store.put(uploadedFile(id, each.width), each.bytes);
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(picture)
      .values({ id, width, height, alt, staffName: by.name, uploadedAt: deps.now() })
      .onConflictDoNothing();
    await recordAudit({ ...deps, db: tx }, { by, action: 'PICTURE_UPLOADED', subject: '이미지', detail: alt });
  });
  return { file: uploadedFile(id, width), width, height, alt };
}
