import { AwsV4Signer } from 'aws4fetch';
import { and, eq } from 'drizzle-orm';
import { parseUploadedFile } from '#contract/site/picture-upload.ts';
import { pictureFile } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Where the files of pictures are, by their URLs. */
type PictureStore = {
  /** Stores a file; the same file again is not an error. */
  readonly put: (url: string, bytes: Bytes) => Promise<void>;
  /** Returns a file; null if there is none. */
  readonly get: (url: string) => Promise<Bytes | null>;
};

const timeoutMs = 10_000;

/** Returns the store of `PICTURE_STORE`: a bucket with the interface of S3, or by default the database. */
export const pictureStore = (deps: Pick<Deps, 'db' | 'env' | 'fetchExternal'>): PictureStore =>
  deps.env.PICTURE_STORE === undefined ? inDatabase(deps) : inBucket(deps, new URL(deps.env.PICTURE_STORE));

const inDatabase = ({ db }: Pick<Deps, 'db'>): PictureStore => ({
  async put(url, bytes) {
    const { id, width } = parse(url);
    await db.insert(pictureFile).values({ pictureId: id, width, bytes }).onConflictDoNothing();
  },
  async get(url) {
    const { id, width } = parse(url);
    const [found] = await db
      .select({ bytes: pictureFile.bytes })
      .from(pictureFile)
      .where(and(eq(pictureFile.pictureId, id), eq(pictureFile.width, width)));
    return found ? new Uint8Array(found.bytes) : null;
  },
});

function parse(url: string) {
  const parsed = parseUploadedFile(url);
  if (!parsed) throw new Error('This is not the URL of a file of a picture.');
  return parsed;
}

function inBucket({ fetchExternal }: Pick<Deps, 'fetchExternal'>, bucket: URL): PictureStore {
  const start = bucket.origin + bucket.pathname.replace(/\/$/, '');
  const region = bucket.searchParams.get('region') ?? 'us-east-1';
  const call = async (method: 'GET' | 'PUT', url: string, body?: Bytes): Promise<Response> => {
    const signer = new AwsV4Signer({
      method,
      url: start + url,
      accessKeyId: decodeURIComponent(bucket.username),
      secretAccessKey: decodeURIComponent(bucket.password),
      service: 's3',
      region,
      ...(body && { body, headers: { 'Content-Type': 'image/webp' } }),
    });
    const { url: signed, headers } = await signer.sign();
    return fetchExternal(signed.href, {
      method,
      headers: Object.fromEntries(headers),
      ...(body && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  };
  return {
    async put(url, bytes) {
      const { ok, status } = await call('PUT', url, bytes);
      if (!ok) throw new Error(`The picture store refused a file with ${status}.`);
    },
    async get(url) {
      const response = await call('GET', url);
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The picture store answered with ${response.status}.`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
