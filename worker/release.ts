/**
 * Injected by the build: the code, stylesheets and fonts of the worker's release, and the stylesheets and icon of the
 * offline page.
 */
declare const builtRelease: {
  readonly id: string;
  readonly files: readonly string[];
  readonly styles: readonly string[];
  readonly icon: string;
};

export const release = builtRelease;

export const filesCache = `files ${release.id}`;
export const pagesCache = `pages ${release.id}`;

/**
 * Deletes the caches of all releases except for this one and the previous one, whose pages stay readable until they are
 * visited again. Call only when no page of an older release is open.
 */
export async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const previous = await previousPagesCache();
  const currentIds = new Set([release.id, previous?.replace('pages ', '')]);
  await Promise.all(
    names
      .filter((name) => /^(files|pages) /.test(name) && !currentIds.has(name.replace(/^\w+ /, '')))
      .map((name) => caches.delete(name)),
  );
}

/** Returns the name of the previous release's page cache: the one created last, apart from this release's own. */
export const previousPagesCache = async (): Promise<string | undefined> =>
  (await caches.keys()).reverse().find((name) => name.startsWith('pages ') && name !== pagesCache);
