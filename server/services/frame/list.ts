import { and, asc, eq } from 'drizzle-orm';
import type { Banner, KeyVisual, PageType, Popup } from '#contract/site/frame.ts';
import { banner, keyVisual, popup } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';

type Reading = Pick<Deps, 'db'>;

/** Returns the published popups in order. */
export async function listPopups({ db }: Reading): Promise<Popup[]> {
  return db.select().from(popup).where(eq(popup.exposure, true)).orderBy(asc(popup.position), asc(popup.id));
}

/** Returns the published banners in order. */
export async function listBanners({ db }: Reading): Promise<Banner[]> {
  return db.select().from(banner).where(eq(banner.exposure, true)).orderBy(asc(banner.position), asc(banner.id));
}

/** Returns the published key visuals of a page in order. */
export async function listKeyVisuals({ db }: Reading, page: PageType): Promise<KeyVisual[]> {
  const isShown = and(eq(keyVisual.pageType, page), eq(keyVisual.exposure, true));
  return db.select().from(keyVisual).where(isShown).orderBy(asc(keyVisual.position), asc(keyVisual.id));
}
