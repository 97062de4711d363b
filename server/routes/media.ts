import { LRUCache } from 'lru-cache';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { parseUploadedFile } from '#contract/site/picture-upload.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { pictureStore } from '../services/picture/store.ts';

/** The pictures of the present offers and popups. */
const maxKeptBytes = 32 * 1024 * 1024;

/** Serves uploaded pictures. A file never changes under its URL, which contains a hash of it. */
export function mediaRoutes(app: App, deps: Pick<Deps, 'db' | 'env' | 'fetchExternal'>): void {
  const store = pictureStore(deps);
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ length }) => length + 1,
  });
  app.get('/media/:file', async (c) => {
    const { path } = c.req;
    const bytes = kept.get(path) ?? (parseUploadedFile(path) && (await store.get(path)));
    if (!bytes) throw new ApiError('404', messages.notFound);
    kept.set(path, bytes);
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Content-Type', 'image/webp');
    return c.body(bytes);
  });
}
