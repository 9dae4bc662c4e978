import { Link } from 'wouter';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminBoatView } from '#contract/admin-boat-api.ts';
import { tripTypeNames } from '#domain/boats.ts';
import { locationName } from '#domain/ports.ts';
import { DEFAULT_BOAT_TYPE_LABEL } from '#domain/site-texts.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import type { PageInput } from '../../router/site-route.ts';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { formatBoatPrices, formatDate, formatInstant } from '../layout/admin-formatters.ts';
import { EntryLink } from '../layout/admin-links.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { GuestTrips } from '../layout/guest-trip-table.tsx';
import { Fact, FactList, NoticeHistory, OpenedEntry } from '../layout/opened-entry.tsx';
import { adminBoatQuery, BoatActions } from './boat-actions.tsx';
import { BoatSailing } from './boat-sailing.tsx';

/** One boat as its operator sees it, with the platform's actions. */
export function Page({ params }: PageInput) {
  return (
    <AdminPage title="Manage Boats" permission="see-boats">
      {(admin) => (
        <OpenedEntry
          query={adminBoatQuery(params['id'])}
          listPath="/admin/boats"
          listName="All boats"
          missing={{ title: 'There is no such boat', text: 'Its captain may have deleted it.' }}
          titleOf={({ name }) => name}
        >
          {(boat) => <Boat boat={boat} admin={admin} />}
        </OpenedEntry>
      )}
    </AdminPage>
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

/** The details that the operator entered. */
function BoatFacts({ boat }: { boat: AdminBoatView }) {
  return (
    <>
      <FactList>
        <Fact name="Captain">
          <EntryLink list="operators" {...boat.operator} />
        </Fact>
        <Fact name="Type">{boat.type || DEFAULT_BOAT_TYPE_LABEL}</Fact>
        <Fact name="Offers">{tripTypeNames[boat.tripType]}</Fact>
        <Fact name="Departs from">{locationName(boat.port, boat.customPort)}</Fact>
        <Fact name="Capacity">{guests(boat.capacity)}</Fact>
        <Fact name="Prices">{formatBoatPrices(boat)}</Fact>
        <Fact name="Featured">{featuredWords(boat)}</Fact>
        <Fact name="Last changed">{formatInstant(boat.updatedAt)}</Fact>
        <Fact name="To be published">{boat.missing ?? 'Nothing is missing.'}</Fact>
      </FactList>
      <h3 className="mt-6 mb-2 font-semibold">Description</h3>
      {boat.description.trim() ? (
        <RichText text={boat.description} />
      ) : (
        <p className="text-ink-soft">None yet.</p>
      )}
    </>
  );
}

function featuredWords({ featured, featuredEndDate, featurePaidUntil }: AdminBoatView): string {
  if (!featured || featuredEndDate === null) return 'Not featured';
  const paid = featurePaidUntil === null ? 'by hand' : `paid until ${formatDate(featurePaidUntil)}`;
  return `Until ${formatDate(featuredEndDate)}, ${paid}`;
}

/** The photos in the operator's order, with their captions, which elsewhere are only alt texts. */
function BoatPhotos({ boat }: { boat: AdminBoatView }) {
  if (boat.images.length === 0) return <p className="text-ink-soft">No photos uploaded</p>;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
      {boat.images.map((image) => (
        <li key={image.id}>
          <BoatPhoto
            image={image}
            stockFor={boat.id}
            alt=""
            sizes="(min-width: 80rem) 16rem, (min-width: 40rem) 30vw, 45vw"
            className="rounded-field"
          />
          <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{image.caption}</p>
        </li>
      ))}
    </ul>
  );
}
