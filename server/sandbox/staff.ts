import { desc } from 'drizzle-orm';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { staffRole, staffRoleNames, staffRoles } from '#contract/staff/permissions.ts';
import { randomToken } from '../crypto/digest.ts';
import { staff } from '../db/staff-schema.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { inviteStaff } from '../services/staff/invite.ts';
import { currentCode } from '../services/staff/totp.ts';
import { page } from './page.ts';

const maxListed = 20;
const form = z.object({ role: staffRole });

/**
 * Serves a page that invites a new member of the staff with any role, and that takes the place of the authenticator app
 * on a phone: it shows the current code of each.
 */
export function staffSandbox(app: App, deps: Pick<Deps, 'db' | 'env' | 'keys' | 'now'>): void {
  app.get('/sandbox/staff', async (c) => {
    const rows = await deps.db.select().from(staff).orderBy(desc(staff.id)).limit(maxListed);
    const items = rows.map(({ loginId, role, totpSealed }) => {
      const code = currentCode(deps.keys.open('authenticator secret', totpSealed), deps.now());
      return html`<li>${loginId} (${staffRoleNames[role]}): <strong>${code}</strong></li>`;
    });
    return page(c, {
      title: '시험용 인증 앱',
      content: html`<main>
        <p class="eyebrow">시험용 인증 앱</p>
        <h1>업무 화면의 구성원</h1>
        <form method="post">
          ${staffRoles.map((role) => html`<button name="role" value="${role}">${staffRoleNames[role]} 초대</button> `)}
        </form>
        <p class="notice">번호는 30초마다 바뀌고 한 번만 쓸 수 있습니다. 새 번호는 이 화면을 새로 고치면 보입니다.</p>
        <ul>${items}</ul>
      </main>`,
    });
  });
  app.post('/sandbox/staff', async (c) => {
    const chosen = form.safeParse(await c.req.parseBody());
    if (!chosen.success) throw new ApiError('400', messages.unexpected);
    const loginId = `s-${randomToken()
      .slice(0, 8)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '0')}`;
    const { invitation } = await inviteStaff(
      deps,
      { loginId, name: staffRoleNames[chosen.data.role], role: chosen.data.role },
      { id: null, name: '시험용 인증 앱' },
    );
    const path = `/admin/invitation#${invitation}`;
    const { ADMIN_PORT, ADMIN_URL } = deps.env;
    if (ADMIN_PORT === undefined) return c.redirect(path, 303);
    // A form may lead to no other origin.
    return page(c, {
      title: '시험용 인증 앱',
      content: html`<main>
        <p class="eyebrow">시험용 인증 앱</p>
        <h1>초대했습니다</h1>
        <p><a href="${ADMIN_URL ?? `http://localhost:${ADMIN_PORT}`}${path}">초대 열기</a></p>
      </main>`,
    });
  });
}
