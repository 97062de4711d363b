/** What the build says of the release that this worker came with: its code, style sheets and letters, and the styles and the icon of the offline page. */
declare const builtRelease: { readonly id: string; readonly files: readonly string[]; readonly styles: readonly string[]; readonly icon: string };

export const release = builtRelease;

export const filesCache = `files ${release.id}`;
export const pagesCache = `pages ${release.id}`;

/**
 * Forgets all releases but this one and the one before, whose pages stay readable until they are seen anew. Only for when no page of a former release is
 * open any more.
 */
export async function forgetFormerReleases(): Promise<void> {
  const names = await caches.keys();
  const former = await formerPagesCache();
  const staying = new Set([release.id, former?.replace('pages ', '')]);
  await Promise.all(names.filter((name) => /^(files|pages) /.test(name) && !staying.has(name.replace(/^\w+ /, ''))).map((name) => caches.delete(name)));
}

/** Where the pages of the release before this one are: of the other ones, the last that began to keep any. */
export const formerPagesCache = async (): Promise<string | undefined> => (await caches.keys()).findLast((name) => name.startsWith('pages ') && name !== pagesCache);
