import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { messages } from '#contract/shared/messages.ts';
import { rowIdIn } from '#contract/shared/row-id.ts';
import { offerPath, paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { failureText } from '#src/api/refusal.ts';
import { offerQuery } from '#src/api/special-offer.ts';
import { useToday } from '#src/shared/page/use-today.ts';
import { lastList } from './last-list.ts';
import { OfferScreen } from './OfferScreen.tsx';

/** /specialoffer/{category}/{id}; the shared URL, /specialoffer/{id}, redirects to it (spec 000 §2). */
export function OfferPage({ booking }: { booking: ReactNode }) {
  const { id = '' } = useParams();
  const offerId = rowIdIn(id);
  return offerId === null ? (
    <MissingOffer message={messages.notFound} />
  ) : (
    <FetchedOffer id={offerId} booking={booking} />
  );
}

function FetchedOffer({ id, booking }: { id: number; booking: ReactNode }) {
  const { category } = useParams();
  const { search, hash } = useLocation();
  const today = useToday();
  const { data, error } = useQuery(offerQuery(useClient(), id));
  if (data && data.category !== category) return <Navigate to={offerPath(data) + search + hash} replace />;
  if (!data && error) return <MissingOffer message={failureText(error)} />;
  return (
    <OfferScreen
      offer={data}
      today={today}
      listHref={lastList()}
      booking={booking}
      alert={null}
      onDismiss={() => undefined}
    />
  );
}

function MissingOffer({ message }: { message: string }) {
  const navigate = useNavigate();
  return (
    <OfferScreen
      offer={undefined}
      today=""
      listHref={lastList()}
      booking={null}
      alert={message}
      onDismiss={() => void navigate(paths.specialOffers, { replace: true })}
    />
  );
}
