import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { auditEntries } from '#contract/staff/audit.ts';
import {
  assignees,
  consultations,
  exportConsultations,
  handleConsultation,
  openConsultation,
} from '#contract/staff/consultation.ts';
import { staffEndpoints } from '#contract/staff/endpoints.ts';
import { changeMember, openMember, searchMembers } from '#contract/staff/member.ts';
import { flowEnds } from '#contract/staff/flow-ends.ts';
import { overview } from '#contract/staff/overview.ts';
import {
  addStaffPasskey,
  offerStaffPasskey,
  removeStaffPasskey,
  renameStaffPasskey,
  requestStaffPasskey,
  signInByStaffPasskey,
  staffPasskeys,
} from '#contract/staff/passkey.ts';
import {
  contentEntries,
  createPublication,
  movePublication,
  openEntry,
  publication,
  publications,
  savePublication,
  uploadPicture,
} from '#contract/staff/publication.ts';
import { isAllowed } from '#contract/staff/permissions.ts';
import {
  acceptInvitation,
  changeStaff,
  currentStaff,
  inviteStaff,
  openInvitation,
  reinviteStaff,
  signInStaff,
  signOutStaff,
  staffList,
} from '#contract/staff/staff.ts';
import type { Deps } from '../deps.ts';
import { apiHeaders } from '../http/api-headers.ts';
import type { App } from '../http/app-type.ts';
import { bodyLimitOf } from '../http/body-limit.ts';
import { identifyClient } from '../http/client.ts';
import { deviceCookie } from '../http/device-cookie.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { noStore } from '../http/no-store.ts';
import { methodsOf, refuseMethod } from '../http/refuse-method.ts';
import { routePath } from '../http/route-path.ts';
import { timeLimit } from '../http/time-limit.ts';
import { readFlowEnds } from '../services/flow-end/read.ts';
import { openForStaff } from '../services/inquiry/detail.ts';
import { exportConsultations as exportRange } from '../services/inquiry/export.ts';
import { handleConsultation as handle, listAssignees } from '../services/inquiry/handle.ts';
import { pageOfConsultations } from '../services/inquiry/page.ts';
import { staffLoginKey } from '../services/passkey/challenge.ts';
import { requestPasskey } from '../services/passkey/request.ts';
import { uploadPicture as upload } from '../services/picture/upload.ts';
import { movePublication as move } from '../services/publication/move.ts';
import { listEntries, listPublications, readPublication } from '../services/publication/read.ts';
import {
  createPublication as create,
  openEntry as openPublished,
  savePublication as save,
} from '../services/publication/write.ts';
import { acceptInvitation as accept } from '../services/staff/accept-invitation.ts';
import { inviteStaff as invite, reinviteStaff as reinvite } from '../services/staff/invite.ts';
import { listAudit } from '../services/staff/list-audit.ts';
import { changeStaff as change, listStaff } from '../services/staff/manage.ts';
import { openInvitation as open } from '../services/staff/open-invitation.ts';
import { readOverview } from '../services/staff/overview.ts';
import type { StaffSession } from '../services/staff/session.ts';
import { signInStaff as signIn } from '../services/staff/sign-in.ts';
import { signOutStaff as signOut } from '../services/staff/sign-out.ts';
import { addPasskey, offerPasskey } from '../services/staff-passkey/add.ts';
import { listPasskeys, removePasskey, renamePasskey } from '../services/staff-passkey/list.ts';
import { signInByPasskey } from '../services/staff-passkey/sign-in.ts';
import { changeMember as changeOne } from '../services/staff-member/change.ts';
import { openMember as openOne } from '../services/staff-member/detail.ts';
import { searchMembers as search } from '../services/staff-member/search.ts';
import { adminPages } from './pages.ts';
import { bindStaff } from './bind-staff.ts';
import { officeEnv } from '../office-env.ts';
import { authenticateStaff } from './staff-cookie.ts';

/** Adds the back office: its calls and its pages, below `/admin`. */
export function adminRoutes(app: App, deps: Deps): void {
  app.use(
    '/admin/api/*',
    noStore,
    apiHeaders,
    identifyClient(deps.env),
    timeLimit(deps.env.REQUEST_TIMEOUT_SECONDS * 1000),
    authenticateStaff(deps),
  );
  for (const { path } of [signInStaff, signInByStaffPasskey])
    app.use(path, deviceCookie(officeEnv(deps.env), 'staff-device'));
  for (const endpoint of staffEndpoints) app.on(endpoint.method, routePath(endpoint), limitBody(bodyLimitOf(endpoint)));
  limitRate(app, deps, staffEndpoints);
  accountRoutes(app, deps);
  passkeyRoutes(app, deps);
  consultationRoutes(app, deps);
  memberRoutes(app, deps);
  publicationRoutes(app, deps);
  bindStaff(app, deps, overview, () => readOverview(deps));
  bindStaff(app, deps, flowEnds, () => readFlowEnds(deps));
  bindStaff(app, deps, auditEntries, ({ query }) => listAudit(deps, query));
  app.all('/admin/api/*', refuseMethod(methodsOf(staffEndpoints)), () => {
    throw new ApiError('404', messages.notFound);
  });
  adminPages(app, deps);
}

function accountRoutes(app: App, deps: Deps): void {
  bindStaff(app, deps, signInStaff, async ({ body, device, replaced, setSession }) => {
    const { staff, token } = await signIn(deps, body, { ...device, replaced });
    setSession(token);
    return staff;
  });
  bindStaff(app, deps, signOutStaff, async ({ staff, setSession }) => {
    await signOut(deps, staff);
    setSession('');
    return null;
  });
  bindStaff(app, deps, currentStaff, async ({ staff }) => staff);
  bindStaff(app, deps, openInvitation, ({ body }) => open(deps, body.invitation));
  bindStaff(app, deps, acceptInvitation, async ({ body, setSession }) => {
    const { staff, token } = await accept(deps, body);
    setSession(token);
    return staff;
  });
  bindStaff(app, deps, staffList, () => listStaff(deps));
  bindStaff(app, deps, inviteStaff, ({ body, staff }) => invite(deps, body, staff));
  bindStaff(app, deps, reinviteStaff, ({ params, staff }) => reinvite(deps, params.id, staff));
  bindStaff(app, deps, changeStaff, async ({ params, body, staff }) => {
    await change(deps, params.id, body, staff);
    return null;
  });
}

function passkeyRoutes(app: App, deps: Deps): void {
  bindStaff(app, deps, requestStaffPasskey, ({ origin }) => requestPasskey(deps, origin, staffLoginKey));
  bindStaff(app, deps, signInByStaffPasskey, async ({ body, device, replaced, origin, setSession }) => {
    const { staff, token } = await signInByPasskey(deps, body, { ...device, replaced, origin });
    setSession(token);
    return staff;
  });
  bindStaff(app, deps, staffPasskeys, ({ staff }) => listPasskeys(deps, staff));
  bindStaff(app, deps, offerStaffPasskey, ({ staff, origin }) => offerPasskey(deps, staff, origin));
  bindStaff(app, deps, addStaffPasskey, ({ body, staff, origin }) => addPasskey(deps, staff, body, origin));
  bindStaff(app, deps, renameStaffPasskey, ({ body, staff }) => renamePasskey(deps, staff, body));
  bindStaff(app, deps, removeStaffPasskey, async ({ body, staff }) => {
    await removePasskey(deps, staff, body.id);
    return null;
  });
}

function publicationRoutes(app: App, deps: Deps): void {
  const actingAs = (staff: StaffSession) => ({
    by: staff,
    editor: { id: staff.id, mayPublish: isAllowed(staff.role, 'content.publish') },
  });
  bindStaff(app, deps, publications, ({ query }) => listPublications(deps, query));
  bindStaff(app, deps, contentEntries, ({ params, query }) => listEntries(deps, params.kind, query));
  bindStaff(app, deps, publication, ({ params }) => readPublication(deps, params.id));
  bindStaff(app, deps, createPublication, ({ body, staff }) => create(deps, body, actingAs(staff)));
  bindStaff(app, deps, openEntry, ({ params, staff }) => openPublished(deps, params, actingAs(staff)));
  bindStaff(app, deps, savePublication, ({ params, body, staff }) => save(deps, params.id, body, actingAs(staff)));
  bindStaff(app, deps, uploadPicture, ({ query, file, staff }) => upload(deps, { file, alt: query.alt }, staff));
  bindStaff(app, deps, movePublication, ({ params, body, staff }) => move(deps, params.id, body, actingAs(staff)));
}

function memberRoutes(app: App, deps: Deps): void {
  bindStaff(app, deps, searchMembers, ({ body, staff }) => search(deps, body, staff));
  bindStaff(app, deps, openMember, ({ params, body, staff }) =>
    openOne(deps, params.id, { by: staff, reason: body.reason }),
  );
  bindStaff(app, deps, changeMember, ({ params, body, staff }) => changeOne(deps, params.id, body, staff));
}

function consultationRoutes(app: App, deps: Deps): void {
  bindStaff(app, deps, consultations, ({ query, staff }) => pageOfConsultations(deps, query, staff.id));
  bindStaff(app, deps, openConsultation, ({ params, body, staff }) =>
    openForStaff(deps, params.id, { by: staff, reason: body.reason }),
  );
  bindStaff(app, deps, handleConsultation, ({ params, body, staff }) =>
    handle(deps, params.id, body, { by: staff, mayAssign: isAllowed(staff.role, 'consultations.assign') }),
  );
  bindStaff(app, deps, assignees, () => listAssignees(deps));
  bindStaff(app, deps, exportConsultations, ({ body, staff }) => exportRange(deps, body, staff));
}
