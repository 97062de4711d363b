import type { Setting } from '#contract/site/setting.ts';
import { setting as contract } from '#contract/site/setting.ts';
import { setting } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/**
 * Returns the site settings: the stored values, and those of the external services, which the operator configures in
 * the environment.
 */
export async function readSetting({ db, env }: Deps): Promise<Setting> {
  const rows = await db.select().from(setting);
  return contract.parse({
    ...Object.fromEntries(rows.map(({ key, value }) => [key, value])),
    reservationLoginUrl: env.RESERVATION_LOGIN_URL,
    reservationSignature: env.RESERVATION_SIGNATURE,
    hasTeeTimes: env.TEE_TIMES_URL !== undefined,
  });
}
