import { Link } from 'wouter';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import type { AdminBoatView } from '#contract/admin/admin-boat-api.ts';
import type { ImageView } from '#contract/public/boat-views.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { formatPlace } from '../../shared/trip/format-trip.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { EntryLink } from '../layout/admin-links.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { GuestTrips } from '../layout/guest-trip-table.tsx';
import { Fact, FactList, NoticeHistory, OpenedEntry } from '../layout/opened-entry.tsx';
import { adminBoatQuery, BoatActions } from './boat-actions.tsx';
import { BoatSailing } from './boat-sailing.tsx';
import { useMissingText } from '../../shared/language/use-missing-text.ts';
import { adminDefaults } from '../admin-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('boat', 'admin-boats', 'portal-sailing'),
  path: portalPatterns.adminBoat,
  Page,
});

function Page({ params }: PageInput) {
  const t = useMessages('admin-boats');
  const labels = useMessages('portal-labels');
  const { titles } = useMessages('portal-shared');
  return (
    <AdminLayout title={titles.boats} permission="see-boats">
      {(admin) => (
        <OpenedEntry
          query={adminBoatQuery(params['id'])}
          listPath={portalPaths.adminBoats()}
          listName={labels.allBoats}
          missing={{ title: t.missing, text: t.missingText }}
          titleOf={({ name }) => name}
        >
          {(boat) => <Boat boat={boat} admin={admin} />}
        </OpenedEntry>
      )}
    </AdminLayout>
  );
}

function Boat({ boat, admin }: { boat: AdminBoatView; admin: AdminView }) {
  const t = useMessages('admin-boats');
  const labels = useMessages('portal-labels');
  return (
    <>
      <BoatActions boat={boat} admin={admin} />
      <Card>
        <CardTitle>{labels.details}</CardTitle>
        <BoatFacts boat={boat} />
      </Card>
      <Card>
        <CardTitle>{labels.photos}</CardTitle>
        <BoatPhotos boat={boat} />
        {boat.meetingPhoto && (
          <>
            <h3 className="mt-6 mb-2 font-semibold">{t.meetingPhoto}</h3>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
              <PhotoWithCaption image={boat.meetingPhoto} boatId={boat.id} />
            </ul>
          </>
        )}
      </Card>
      <Card>
        <CardTitle>{t.availability}</CardTitle>
        <BoatSailing boat={boat} />
      </Card>
      <section aria-labelledby="boat-trips">
        <h2 id="boat-trips" className="mb-4 text-xl font-bold">
          {t.tripsToCome}
        </h2>
        {boat.trips.length > 0 ? (
          <GuestTrips label={t.tripsToCome} trips={boat.trips} isForOneBoat />
        ) : (
          <p className="text-ink-soft">{t.nothingBooked}</p>
        )}
        <Link
          href={portalPaths.adminBookings({ boat: boat.id })}
          className="text-link mt-3 inline-flex min-h-10 items-center"
        >
          {t.allBookings}
        </Link>
      </section>
      <Card>
        <CardTitle>{labels.platformDid}</CardTitle>
        <NoticeHistory notices={boat.notices} />
      </Card>
    </>
  );
}

function BoatFacts({ boat }: { boat: AdminBoatView }) {
  const t = useMessages('admin-boats');
  const labels = useMessages('portal-labels');
  const trips = useMessages('trips');
  const { boatPrices, instant } = useAdminFormats();
  const featured = useFeaturedText(boat);
  const lacking = useMissingText(boat.readiness);
  const missing = lacking ?? (boat.mayBeListed ? null : t.documentsNeeded);
  return (
    <>
      <FactList>
        <Fact name={labels.captain}>
          <EntryLink list="operators" {...boat.operator} />
        </Fact>
        <Fact name={t.type}>{boat.type ? trips.boatTypes[boat.type] : trips.defaultBoatType}</Fact>
        <Fact name={t.offers}>{trips.tripTypes[boat.tripType]}</Fact>
        <Fact name={labels.departsFrom}>{formatPlace(trips, boat)}</Fact>
        <Fact name={labels.capacity}>{trips.guests(boat.capacity)}</Fact>
        <Fact name={t.prices}>{boatPrices(boat)}</Fact>
        <Fact name={t.featured}>{featured}</Fact>
        <Fact name={t.lastChanged}>{instant(boat.updatedAt)}</Fact>
        <Fact name={t.toPublish}>{missing ?? t.ready}</Fact>
      </FactList>
      <h3 className="mt-6 mb-2 font-semibold">{t.description}</h3>
      {boat.description.trim() ? (
        <div lang={boat.textLanguage}>
          <RichText text={boat.description} />
        </div>
      ) : (
        <p className="text-ink-soft">{t.noneYet}</p>
      )}
    </>
  );
}

function useFeaturedText(boat: AdminBoatView): string {
  const t = useMessages('admin-boats');
  const { date } = useAdminFormats();
  const { featured, featuredEndDate, featurePaidUntil: paid } = boat;
  if (!featured || featuredEndDate === null) return t.notFeatured;
  const until = date(featuredEndDate);
  return paid === null ? t.untilByHand(until) : t.untilPaid(until, date(paid));
}

/** Shows captions as text, because elsewhere they appear only as alt texts. */
function BoatPhotos({ boat }: { boat: AdminBoatView }) {
  const { noPhotos } = useMessages('layout');
  if (boat.images.length === 0) return <p className="text-ink-soft">{noPhotos}</p>;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
      {boat.images.map((image) => (
        <PhotoWithCaption key={image.id} image={image} boatId={boat.id} />
      ))}
    </ul>
  );
}

function PhotoWithCaption({ image, boatId }: { image: ImageView; boatId: string }) {
  return (
    <li>
      <BoatPhoto
        image={image}
        stockFor={boatId}
        alt=""
        sizes="(min-width: 80rem) 16rem, (min-width: 40rem) 30vw, 45vw"
        className="rounded-field"
      />
      <p lang="" className="mt-1 text-sm wrap-anywhere text-ink-soft">
        {image.caption}
      </p>
    </li>
  );
}
