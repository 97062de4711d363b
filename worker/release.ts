/** Injected by the build: the code, stylesheets and fonts of the worker's release, and the stylesheets and icon of the offline page. */
declare const builtRelease: { readonly id: string; readonly files: readonly string[]; readonly styles: readonly string[]; readonly icon: string };

export const release = builtRelease;

export const filesCache = `files ${release.id}`;
export const pagesCache = `pages ${release.id}`;

/**
 * Deletes the caches of all releases except for this one and the previous one, whose pages stay readable until they are visited again. Call
 * only when no page of an older release is open.
 */
export async function forgetFormerReleases(): Promise<void> {
  const names = await caches.keys();
  const former = await formerPagesCache();
  const staying = new Set([release.id, former?.replace('pages ', '')]);
  await Promise.all(names.filter((name) => /^(files|pages) /.test(name) && !staying.has(name.replace(/^\w+ /, ''))).map((name) => caches.delete(name)));
}

/** Returns the name of the previous release's page cache: the one created last, apart from this release's own. */
export const formerPagesCache = async (): Promise<string | undefined> => (await caches.keys()).findLast((name) => name.startsWith('pages ') && name !== pagesCache);
