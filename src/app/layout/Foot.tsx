import { Footer } from './Footer.tsx';
import { Reservation } from './Reservation.tsx';

/** Everything below the first screen, and the fixed bar at the lower edge. */
export function Foot() {
  return (
    <>
      <Footer />
      <Reservation place="floating" />
    </>
  );
}
