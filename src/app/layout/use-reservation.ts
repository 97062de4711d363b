import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import type { ReservationTarget } from '#src/ui/frame/ReservationBar.tsx';
import { usePresence, useSession } from '../session/session-context.tsx';

/** The way to the golf reservation: its site for a member, for anyone else the word that a login is needed (spec 000 §6). */
export function useReservation(): ReservationTarget {
  const { data: setting } = useQuery(settingQuery(useClient()));
  const session = useSession();
  const isMember = usePresence() === 'member';
  const { pathname, search } = useLocation();
  if (isMember && setting) return { href: setting.reservationUrl };
  return { onPress: () => session.send({ type: 'login.required', path: pathname + search }) };
}
