import { Footer } from './Footer.tsx';
import { Reservation } from './Reservation.tsx';

/** Everything below the fold, and the fixed bar at the lower edge. */
export function Foot() {
  return (
    <>
      <Footer />
      <Reservation variant="floating" />
    </>
  );
}
