import { staffRoleNames, staffRoles } from '#contract/staff/permissions.ts';
import type { StaffState } from '#contract/staff/staff.ts';

export const staffStateNames = {
  INVITED: '초대됨',
  ACTIVE: '이용 중',
  DISABLED: '이용 중지',
} as const satisfies Record<StaffState, string>;

/** Choices of a select for a role. */
export const roleItems = staffRoles.map((value) => ({ value, label: staffRoleNames[value] }));
