import type { Env } from './env.ts';

type Addresses = Pick<Env, 'ADMIN_PORT' | 'ADMIN_URL' | 'SITE_URL'>;

/**
 * Returns the settings by which the back office knows its own address: on a port of its own that is `ADMIN_URL`, in
 * place of `SITE_URL`.
 */
export const officeEnv = <E extends Addresses>(env: E): E =>
  env.ADMIN_PORT === undefined ? env : { ...env, SITE_URL: env.ADMIN_URL };
