import type { ReactNode } from 'react';
import type { Permission } from '#contract/staff/permissions.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { usePermission } from '../session/session-context.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

/** A page for roles with a permission; the others are told whom to ask. The server checks each call as well. */
export function Allowed({ permission, page }: { permission: Permission; page: ReactNode }) {
  return usePermission(permission) ? page : <ForbiddenPage />;
}

export const ForbiddenPage = () => (
  <>
    <PageHeading title="권한이 없습니다" />
    <Text>{staffMessages.notAllowed}</Text>
  </>
);
