import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminBoatView } from '#contract/admin-boat-api.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { GuestTrips } from '../layout/guest-trips.tsx';
import { NoticeHistory } from '../layout/notice-history.tsx';
import { OpenedEntry } from '../layout/opened-entry.tsx';
import { adminBoatQuery } from './admin-boat-query.ts';
import { BoatActions } from './boat-actions-panel.tsx';
import { BoatFacts } from './boat-facts.tsx';
import { BoatPhotos } from './boat-photos.tsx';
import { BoatSailing } from './boat-sailing.tsx';

/** One boat as its operator sees it, and what the platform may do to it. */
export function Page({ params }: PageInput) {
  return (
    <AdminPage title="Manage Boats" act="see-boats">
      {(admin) => <OpenedBoat id={params['id'] ?? ''} admin={admin} />}
    </AdminPage>
  );
}

function OpenedBoat({ id, admin }: { id: string; admin: AdminView }) {
  const query = useQuery(adminBoatQuery(id));
  return (
    <OpenedEntry
      query={query}
      listPath="/admin/boats"
      listName="All boats"
      missing={{
        title: 'There is no such boat',
        text: 'Its captain may have deleted it.',
      }}
      titleOf={({ name }) => name}
    >
      {(boat) => <Boat boat={boat} admin={admin} />}
    </OpenedEntry>
  );
}

function Boat({ boat, admin }: { boat: AdminBoatView; admin: AdminView }) {
  return (
    <>
      <BoatActions boat={boat} admin={admin} />
      <Card>
        <CardTitle>Details</CardTitle>
        <BoatFacts boat={boat} />
      </Card>
      <Card>
        <CardTitle>Photos</CardTitle>
        <BoatPhotos boat={boat} />
      </Card>
      <Card>
        <CardTitle>Availability</CardTitle>
        <BoatSailing boat={boat} />
      </Card>
      <section aria-labelledby="boat-trips">
        <h2 id="boat-trips" className="mb-4 text-xl font-bold">
          Trips to come
        </h2>
        {boat.trips.length > 0 ? (
          <GuestTrips label="Trips to come" trips={boat.trips} isOfOneBoat />
        ) : (
          <p className="text-ink-soft">Nothing is booked.</p>
        )}
        <Link
          href={`/admin/bookings?boat=${boat.id}`}
          className="text-link mt-3 inline-flex min-h-10 items-center"
        >
          All bookings of this boat
        </Link>
      </section>
      <Card>
        <CardTitle>What the platform did</CardTitle>
        <NoticeHistory notices={boat.notices} />
      </Card>
    </>
  );
}
