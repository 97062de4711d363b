import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import type { ReservationTarget } from '#src/ui/frame/ReservationBar.tsx';
import { usePresence, useSession } from '../session/session-context.tsx';

/**
 * Returns the action of the reservation button: a link to the reservation site for members, a notice that a login is
 * required for visitors (spec 000 §6).
 */
export function useReservation(): ReservationTarget {
  const { data: setting } = useQuery(settingQuery(useClient()));
  const session = useSession();
  const isMember = usePresence() === 'member';
  const { pathname, search } = useLocation();
  if (isMember && setting) return { href: setting.reservationUrl };
  return { onPress: () => session.send({ type: 'login.required', path: pathname + search }) };
}
