import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { staffEndpoints } from '#contract/staff/endpoints.ts';
import { staffRoles, type StaffRole } from '#contract/staff/permissions.ts';
import type { StaffEndpoint } from '#contract/staff/staff-endpoint.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { createAdminApp } from '#server/admin/admin-app.ts';
import { faq } from '#server/db/site-schema.ts';
import { auditEntry } from '#server/db/staff-schema.ts';
import { createPublication } from '#server/services/publication/write.ts';
import { receiveInquiry } from '#server/services/inquiry/receive.ts';
import { bearer, post, startApp, type TestApp } from './lib/app.ts';
import { inquiry } from './lib/inquiry.ts';
import { tokenOf } from './lib/read.ts';
import { createAuthenticator } from './lib/authenticator.ts';
import { added, attested } from './lib/staff-passkeys.ts';
import { answerIn, operator, signedInStaff, type StaffCaller } from './lib/staff.ts';

type Row = {
  readonly roles: string;
  readonly body?: object | ((caller: StaffCaller) => Promise<object>);
  readonly query?: string;
};

/** Each call with the roles that may make it, and a body with which it succeeds. */
const matrix: Readonly<Record<string, Row>> = {
  signInStaff: { roles: 'anyone' },
  openInvitation: { roles: 'anyone' },
  acceptInvitation: { roles: 'anyone' },
  requestStaffPasskey: { roles: 'anyone' },
  signInByStaffPasskey: { roles: 'anyone' },
  staffPasskeys: { roles: 'ADMIN CONTENT CONSULTATION MEMBER VIEWER' },
  offerStaffPasskey: { roles: 'ADMIN CONTENT CONSULTATION MEMBER VIEWER' },
  addStaffPasskey: {
    roles: 'ADMIN CONTENT CONSULTATION MEMBER VIEWER',
    body: async (caller) => ({ name: '내 휴대폰', attestation: await attested(caller) }),
  },
  renameStaffPasskey: {
    roles: 'ADMIN CONTENT CONSULTATION MEMBER VIEWER',
    body: async (caller) => ({ id: (await added(caller, createAuthenticator())).id, name: '업무 휴대폰' }),
  },
  removeStaffPasskey: {
    roles: 'ADMIN CONTENT CONSULTATION MEMBER VIEWER',
    body: async (caller) => ({ id: (await added(caller, createAuthenticator())).id }),
  },
  currentStaff: { roles: 'ADMIN CONTENT CONSULTATION MEMBER VIEWER' },
  signOutStaff: { roles: 'ADMIN CONTENT CONSULTATION MEMBER VIEWER' },
  overview: { roles: 'ADMIN CONTENT CONSULTATION MEMBER VIEWER' },
  flowEnds: { roles: 'ADMIN CONTENT CONSULTATION MEMBER VIEWER' },
  consultations: { roles: 'ADMIN CONSULTATION VIEWER' },
  openConsultation: { roles: 'ADMIN CONSULTATION', body: { reason: '확인' } },
  handleConsultation: {
    roles: 'ADMIN CONSULTATION',
    body: { event: 'noted', version: 0, text: '메모', assignee: null },
  },
  assignees: { roles: 'ADMIN CONSULTATION' },
  exportConsultations: {
    roles: 'ADMIN CONSULTATION',
    body: { from: '2026-11-20', to: '2026-11-20', reason: '보고' },
  },
  publications: { roles: 'ADMIN CONTENT VIEWER' },
  contentEntries: { roles: 'ADMIN CONTENT VIEWER' },
  publication: { roles: 'ADMIN CONTENT VIEWER' },
  createPublication: { roles: 'ADMIN CONTENT', body: { kind: 'notice', targetId: null } },
  openEntry: { roles: 'ADMIN CONTENT' },
  savePublication: {
    roles: 'ADMIN CONTENT',
    body: {
      version: 0,
      content: { kind: 'faq', values: { title: '질문', contents: '<p>답</p>', position: 1 } },
      publishAt: null,
      endAt: null,
    },
  },
  movePublication: { roles: 'ADMIN CONTENT', body: { version: 0, move: 'submitted', reason: '' } },
  uploadPicture: { roles: 'ADMIN CONTENT', query: '?alt=잔디' },
  searchMembers: { roles: 'ADMIN MEMBER', body: { by: 'serviceId', text: 'member01' } },
  openMember: { roles: 'ADMIN MEMBER', body: { reason: '확인' } },
  changeMember: { roles: 'ADMIN MEMBER', body: { change: 'sessionsEnded', reason: '요청', membership: null } },
  staffList: { roles: 'ADMIN' },
  inviteStaff: { roles: 'ADMIN', body: { loginId: 'newcomer', name: '새 구성원', role: 'VIEWER' } },
  reinviteStaff: { roles: 'ADMIN' },
  changeStaff: { roles: 'ADMIN', body: { role: 'VIEWER', isDisabled: false } },
  auditEntries: { roles: 'ADMIN' },
};

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
  await receiveInquiry(app.deps, inquiry);
});

/** `entryId`: an entry is opened by a publication that is created for it once. */
const pathOf = ({ path, id }: StaffEndpoint, entryId = 1) =>
  path.replaceAll('{id}', '1').replaceAll('{entryId}', String(entryId)).replaceAll('{kind}', 'faq') +
  (matrix[id]?.query ?? '');
function request({ method, upload }: StaffEndpoint, headers: Record<string, string>, body: object = {}): RequestInit {
  if (upload) return { method, headers: { ...headers, 'Content-Type': 'image/png' }, body: png };
  return method === 'GET' ? { headers } : post(body, headers);
}
async function bodyFor({ id }: StaffEndpoint, caller: StaffCaller): Promise<object> {
  const { body = {} } = matrix[id] ?? {};
  return typeof body === 'function' ? body(caller) : body;
}
const png = Uint8Array.from(
  await sharp({ create: { width: 2, height: 2, channels: 3, background: 'green' } })
    .png()
    .toBuffer(),
);

/** A draft that may be submitted, with the number 1. */
async function addPublication(authorId: number): Promise<void> {
  const [entry] = await app.deps.db.select().from(faq).limit(1);
  await createPublication(
    app.deps,
    { kind: 'faq', targetId: entry?.id ?? null },
    { by: operator, editor: { id: authorId, mayPublish: true } },
  );
}

test('has a row for each call, and no other', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(staffEndpoints.map(({ id }) => id).toSorted());
});

const guarded = staffEndpoints.filter(({ id }) => matrix[id]?.roles !== 'anyone');

test('anyone may log in and accept an invitation, and nothing else', () => {
  expect(staffEndpoints.filter(({ access }) => access === 'anyone').map(({ id }) => id)).toEqual([
    'signInStaff',
    'openInvitation',
    'acceptInvitation',
    'requestStaffPasskey',
    'signInByStaffPasskey',
  ]);
});

describe.each(guarded)('$id', (endpoint) => {
  test('is refused without a session, and with the token of a member', async () => {
    const over = ['401', staffMessages.sessionEnded];
    expect(await answerIn(await app.fetch(pathOf(endpoint), request(endpoint, {})))).toEqual(over);
    const token = await tokenOf(app);
    expect(await answerIn(await app.fetch(pathOf(endpoint), request(endpoint, bearer(token))))).toEqual(over);
    expect(await answerIn(await app.fetch(pathOf(endpoint), request(endpoint, { Cookie: `staff=${token}` })))).toEqual(
      over,
    );
  });

  test('is open to the roles of its row, and writes to the audit log if the contract says so', async () => {
    const allowed: StaffRole[] = [];
    const written = new Set<boolean>();
    const refusals: unknown[] = [];
    // Calls with the number 1 change this one, and not the caller.
    const { id } = await signedInStaff(app, 'VIEWER', 'first');
    await addPublication(id);
    for (const role of staffRoles) {
      await receiveInquiry(app.deps, inquiry);
      const caller: StaffCaller = await signedInStaff(app, role);
      const body = await bodyFor(endpoint, caller);
      const before = await app.deps.db.$count(auditEntry);
      const response = await app.fetch(pathOf(endpoint, caller.id), request(endpoint, { Cookie: caller.cookie }, body));
      const entries = (await app.deps.db.$count(auditEntry)) - before;
      if (response.status === 403) refusals.push([await answerIn(response), entries]);
      else allowed.push(role);
      if (response.status === 200) written.add(entries > 0);
    }
    expect(refusals).toEqual(refusals.map(() => [['403', staffMessages.notAllowed], 0]));
    expect([allowed.join(' '), [...written]]).toEqual([matrix[endpoint.id]?.roles, [endpoint.audited === true]]);
  });
});

test.each([{ ADMIN: 'off' as const }, { ADMIN_PORT: 3001 }])(
  'with %j the port of the site has no back office',
  async (env) => {
    const other = await startApp({ env });
    expect([
      (await other.fetch('/admin/api/sign-in', post({}))).status,
      (await other.get('/admin/')).status,
      (await other.get('/admin/api/me')).status,
    ]).toEqual([404, 404, 404]);
  },
);

test('on a port of its own there is nothing of the site, and no other host than that of ADMIN_URL', async () => {
  const { deps } = await startApp({
    env: {
      ADMIN_PORT: 3001,
      ADMIN_URL: 'https://staff.example',
      SITE_URL: 'https://golf.example',
      SANDBOX: 'off',
    },
  });
  const admin = createAdminApp(deps);
  const get = (path: string, host = 'staff.example') =>
    Promise.resolve(
      admin.request(path, { headers: { Host: host } }, { incoming: { socket: { remoteAddress: '10.0.0.1' } } }),
    );
  const responses = await Promise.all(
    ['/', '/admin/api/me', '/notice', '/api/v1/notices', '/sandbox/staff'].map((path) => get(path)),
  );
  expect(responses.map(({ status }) => status)).toEqual([302, 401, 404, 404, 404]);
  expect(responses[0]?.headers.get('Location')).toBe('/admin/');
  expect((await get('/admin/api/me', 'golf.example')).status).toBe(421);
});
