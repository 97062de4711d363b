import { Footer } from './Footer.tsx';
import { Reservation } from './Reservation.tsx';

/** What ends every page: the footer, and on the mobile layout the reservation bar that floats over it. */
export function Foot() {
  return (
    <>
      <Footer />
      <Reservation place="floating" />
    </>
  );
}
