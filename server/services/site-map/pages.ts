import { clubPaths, isGuestPath, isMemberPath, isReturnPath, paths } from '#contract/site/site-paths.ts';
import { club } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { lastChanges } from './changes.ts';
import { listDetails } from './details.ts';

/** Public page; `changed` is in the format of a sitemap, undefined if unknown. */
export type SitePage = { readonly path: string; readonly changed: string | undefined };

const isPublicPage = (path: string) =>
  !path.includes(':') &&
  path !== paths.notFound &&
  path !== paths.search &&
  !isReturnPath(path) &&
  !isGuestPath(path) &&
  !isMemberPath(path);
/** A club's brand page leads to another site. */
const leadsAway = (path: string) => path.endsWith('/brand');

/**
 * Returns every public page of the site, those of a club only if the database has it; then those of offers and notices.
 */
export async function listPages({ db }: Pick<Deps, 'db'>): Promise<SitePage[]> {
  const keys = (await db.select({ key: club.key }).from(club)).map(({ key }) => `/${key}/`);
  const changes = await lastChanges({ db });
  const ofClubs = clubPaths.filter((path) => !leadsAway(path) && keys.some((key) => path.startsWith(key)));
  const { offers, notices } = await listDetails({ db });
  const latest = new Map([...changes, ...latestOf(paths.specialOffers, offers), ...latestOf(paths.notices, notices)]);
  return [
    ...[...Object.values(paths).filter(isPublicPage), ...ofClubs].map((path) => ({ path, changed: latest.get(path) })),
    ...offers,
    ...notices,
  ];
}

/** A list changes with its items. */
const latestOf = (list: string, details: readonly { readonly changed: string }[]): [string, string][] =>
  details.length === 0
    ? []
    : [[list, details.reduce((latest, { changed }) => (changed > latest ? changed : latest), '')]];
