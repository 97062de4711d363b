import { useQuery } from '@tanstack/react-query';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import { ReservationBar, type ReservationBarProps } from '#src/ui/frame/ReservationBar.tsx';
import { phoneOf } from './brand.ts';
import { useReservation } from './use-reservation.ts';

/** The mobile layout's reservation bar. */
export function Reservation({ variant }: Pick<ReservationBarProps, 'variant'>) {
  const { data: setting } = useQuery(settingQuery(useClient()));
  return <ReservationBar label="골프 예약" phone={phoneOf(setting)} target={useReservation()} variant={variant} />;
}
