import { auditEntries } from './audit.ts';
import { assignees, consultations, exportConsultations, handleConsultation, openConsultation } from './consultation.ts';
import { changeMember, openMember, searchMembers } from './member.ts';
import { flowEnds } from './flow-ends.ts';
import { overview } from './overview.ts';
import {
  contentEntries,
  createPublication,
  movePublication,
  openEntry,
  publication,
  publications,
  savePublication,
  uploadPicture,
} from './publication.ts';
import {
  addStaffPasskey,
  offerStaffPasskey,
  removeStaffPasskey,
  renameStaffPasskey,
  requestStaffPasskey,
  signInByStaffPasskey,
  staffPasskeys,
} from './passkey.ts';
import type { StaffEndpoint } from './staff-endpoint.ts';
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
} from './staff.ts';

/** All calls of the back office. */
export const staffEndpoints: readonly StaffEndpoint[] = [
  signInStaff,
  signOutStaff,
  currentStaff,
  openInvitation,
  acceptInvitation,
  requestStaffPasskey,
  signInByStaffPasskey,
  staffPasskeys,
  offerStaffPasskey,
  addStaffPasskey,
  renameStaffPasskey,
  removeStaffPasskey,
  overview,
  flowEnds,
  consultations,
  openConsultation,
  handleConsultation,
  assignees,
  exportConsultations,
  publications,
  publication,
  createPublication,
  openEntry,
  savePublication,
  movePublication,
  contentEntries,
  uploadPicture,
  searchMembers,
  openMember,
  changeMember,
  staffList,
  inviteStaff,
  reinviteStaff,
  changeStaff,
  auditEntries,
];
