import { asc, eq } from 'drizzle-orm';
import type { ChangeOfName, MembershipInfo } from '#contract/membership/membership-info.ts';
import { readChangeOfName as contract } from '#contract/membership/membership-info.ts';
import { changeOfNameKey, setting } from '../../db/schema.ts';
import { membershipInfo } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { sanitized } from '../../html/sanitized.ts';

type Reading = Pick<Deps, 'db'>;

/** Returns the published kinds of membership in order. */
export async function listMembershipInfos({ db }: Reading): Promise<MembershipInfo[]> {
  return db
    .select()
    .from(membershipInfo)
    .where(eq(membershipInfo.exposure, true))
    .orderBy(asc(membershipInfo.position), asc(membershipInfo.id));
}

/** Returns the text about transferring a membership to another name. */
export async function readChangeOfName({ db }: Reading): Promise<ChangeOfName> {
  const [found] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, changeOfNameKey));
  const { title, intro, sections } = contract.result.parse(found?.value);
  return {
    title,
    intro: sanitized(intro),
    sections: sections.map((section) => ({ ...section, contents: sanitized(section.contents) })),
  };
}
