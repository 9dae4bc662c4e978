import { TripOffer } from '../call-offs/trip-offer.tsx';
import type { PageInput } from '../router/site-route.ts';

/** A guest's own trip, by the secret link of their mails. */
export function Page({ params: { token = '' } }: PageInput) {
  return (
    <div className="page-width flex flex-col gap-8 py-8 sm:py-12">
      <h1 className="page-title">Your Trip</h1>
      <TripOffer token={token} />
    </div>
  );
}
