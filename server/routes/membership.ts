import { sendInquiry } from '#contract/membership/inquiry.ts';
import { membershipInfos, readChangeOfName } from '#contract/membership/membership-info.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { publicCachePolicy } from '../http/cache-policy.ts';
import { receiveInquiry } from '../services/inquiry/receive.ts';
import { listMembershipInfos, readChangeOfName as changeOfName } from '../services/membership-info/read.ts';

export function membershipRoutes(app: App, deps: Deps): void {
  bind(app, membershipInfos, () => listMembershipInfos(deps), publicCachePolicy);
  bind(app, readChangeOfName, () => changeOfName(deps), publicCachePolicy);
  bind(app, sendInquiry, async ({ body, tx }) => {
    await receiveInquiry({ ...deps, db: tx }, body);
    return null;
  });
}
