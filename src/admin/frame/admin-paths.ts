import type { Permission } from '#contract/staff/permissions.ts';

/** Where the back office is, below the site. */
export const adminBase = '/admin';

/** Paths of the pages, below `adminBase`. */
export const adminPaths = {
  overview: '/',
  flowEnds: '/flow-ends',
  consultations: '/consultations',
  consultation: '/consultations/:id',
  content: '/content',
  publication: '/content/:id',
  members: '/members',
  member: '/members/:id',
  staff: '/staff',
  audit: '/audit',
  account: '/account',
  invitation: '/invitation',
} as const;

/** The pages of the side navigation, each with the permission that it requires. */
export const sections = [
  { path: adminPaths.overview, label: '개요', permission: 'overview.read' },
  { path: adminPaths.flowEnds, label: '이용 흐름', permission: 'overview.read' },
  { path: adminPaths.consultations, label: '상담', permission: 'consultations.list' },
  { path: adminPaths.content, label: '콘텐츠', permission: 'content.read' },
  { path: adminPaths.members, label: '회원', permission: 'members.search' },
  { path: adminPaths.staff, label: '구성원', permission: 'staff.manage' },
  { path: adminPaths.audit, label: '감사 기록', permission: 'audit.read' },
] as const satisfies readonly { path: string; label: string; permission: Permission }[];
