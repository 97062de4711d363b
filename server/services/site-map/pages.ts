import { clubPaths, isGuestPath, isMemberPath, paths } from '#contract/site-paths.ts';
import { club } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { lastChanges } from './changes.ts';

/** A page that anyone may read; `changed` as a site map writes it, when that is known. */
export type SitePage = { readonly path: string; readonly changed: string | undefined };

/** Pages of a moment: where providers return to, and what is shown when nothing is found. */
const passing: ReadonlySet<string> = new Set([paths.phoneReturn, paths.ipinReturn, paths.notFound]);

const isPublicPage = (path: string) => !path.includes(':') && !passing.has(path) && !isGuestPath(path) && !isMemberPath(path);
/** A club's brand page leads to another site. */
const leadsAway = (path: string) => path.endsWith('/brand');

/** Every public page of the site, those of a club while the database has it. */
export async function listPages({ db }: Pick<Deps, 'db'>): Promise<SitePage[]> {
  const keys = (await db.select({ key: club.key }).from(club)).map(({ key }) => `/${key}/`);
  const changes = await lastChanges({ db });
  const ofClubs = clubPaths.filter((path) => !leadsAway(path) && keys.some((key) => path.startsWith(key)));
  return [...Object.values(paths).filter(isPublicPage), ...ofClubs].map((path) => ({ path, changed: changes.get(path) }));
}
