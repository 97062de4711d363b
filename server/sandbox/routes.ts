import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { assetRoutes } from './assets.ts';
import { identitySandbox } from './identity/routes.ts';
import { mailSandbox } from './mail.ts';
import { postcodeSandbox } from './postcode/routes.ts';
import { reservationSandbox } from './reservation.ts';
import { staffSandbox } from './staff.ts';
import { teeTimesSandbox } from './tee-times.ts';
import { weatherSandbox } from './weather/routes.ts';

/** Serves the replacements of the external services. They do not exist with `SANDBOX=off`. */
export function sandboxRoutes(app: App, deps: Deps): void {
  assetRoutes(app);
  reservationSandbox(app, deps);
  teeTimesSandbox(app, deps);
  identitySandbox(app, deps);
  postcodeSandbox(app, deps);
  weatherSandbox(app, deps);
  mailSandbox(app, deps);
  staffSandbox(app, deps);
}
