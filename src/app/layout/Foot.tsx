import { Footer } from './Footer.tsx';
import { Reservation } from './Reservation.tsx';

/** What lies beneath the first screen, and the bar over its lower edge. */
export function Foot() {
  return (
    <>
      <Footer />
      <Reservation place="floating" />
    </>
  );
}
