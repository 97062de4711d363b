import * as z from 'zod/mini';

export const staffRoles = ['ADMIN', 'CONTENT', 'CONSULTATION', 'MEMBER', 'VIEWER'] as const;
export const staffRole = z.enum(staffRoles);
export type StaffRole = z.output<typeof staffRole>;

export const staffRoleNames = {
  ADMIN: '관리자',
  CONTENT: '콘텐츠',
  CONSULTATION: '상담',
  MEMBER: '회원',
  VIEWER: '열람',
} as const satisfies Record<StaffRole, string>;

/**
 * The permissions that roles are made of. `members.search` finds masked members, `members.open` shows one.
 * `consultations.list` shows consultations without personal data; only `consultations.handle` opens them.
 */
export const permissions = [
  'overview.read',
  'consultations.list',
  'consultations.handle',
  'consultations.assign',
  'consultations.export',
  'content.read',
  'content.write',
  'content.publish',
  'members.search',
  'members.open',
  'members.change',
  'staff.manage',
  'audit.read',
] as const;
export type Permission = (typeof permissions)[number];

const reading = ['overview.read', 'consultations.list', 'content.read'] as const satisfies readonly Permission[];

export const permissionsOf: Readonly<Record<StaffRole, readonly Permission[]>> = {
  ADMIN: permissions,
  CONTENT: ['overview.read', 'content.read', 'content.write', 'content.publish'],
  CONSULTATION: ['overview.read', 'consultations.list', 'consultations.handle', 'consultations.export'],
  MEMBER: ['overview.read', 'members.search', 'members.open', 'members.change'],
  VIEWER: reading,
};

/** Returns whether the role has the permission. */
export const isAllowed = (role: StaffRole, permission: Permission): boolean => permissionsOf[role].includes(permission);
