import { EyeOff, Pencil, Star, Trash2, TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { formatFullDay, formatShortDay } from '#domain/days.ts';
import { centsFromDecimal, formatPrice } from '#domain/money.ts';
import { portName } from '#domain/ports.ts';
import { DEFAULT_BOAT_TYPE_LABEL } from '#domain/site-texts.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { Button } from '../../ui/button.tsx';

type OperatorBoatCardProps = {
  boat: OperatorBoatView;
  onOpen: (dialog: 'edit' | 'take-off-sale' | 'delete') => void;
};

export function OperatorBoatCard({ boat, onOpen }: OperatorBoatCardProps) {
  const nameId = useId();
  const isPublished = boat.status === 'published';
  const isListed = isPublished && boat.mayBeListed;
  const action = { size: 'small', 'aria-describedby': nameId } as const;
  const place = portName(boat.port, boat.customPort);
  return (
    <article
      aria-labelledby={nameId}
      className="flex w-full flex-col overflow-hidden rounded-card border border-line bg-card"
    >
      {boat.images.length > 0 ? (
        <BoatPhoto
          image={boat.images[0]}
          stockFor={boat.id}
          alt=""
          sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw"
        />
      ) : (
        <p className="grid aspect-3/2 place-items-center bg-shallows text-ink-soft">
          No photos uploaded
        </p>
      )}
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex items-start justify-between gap-3">
          <h3 id={nameId} className="min-w-0 text-xl font-bold wrap-anywhere">
            {boat.name}
          </h3>
          <Badge className={isListed ? '' : 'border border-edge bg-transparent'}>
            {isListed ? 'Published' : isPublished ? 'Not listed' : 'Draft'}
          </Badge>
        </div>
        <p className="text-ink-soft">
          {boat.type || DEFAULT_BOAT_TYPE_LABEL} · {place} · up to {guests(boat.capacity)}
        </p>
        <p className="font-semibold">{pricesOf(boat)}</p>
        {boat.featured && boat.featuredEndDate && (
          <p className="flex items-start gap-1.5 text-sm">
            <Star aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            Featured until {formatFullDay(boat.featuredEndDate)}
          </p>
        )}
        {isPublished && !isListed && <DocumentsMissing />}
        {boat.takenOff && <TakenOff reason={boat.takenOff.reason} />}
        {!isPublished && (
          <p className="text-sm text-ink-soft">{boat.missing ?? 'Ready to be published.'}</p>
        )}
        <TripsOffCalendar boat={boat} />
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          <Button variant="secondary" {...action} onClick={() => onOpen('edit')}>
            <Pencil aria-hidden="true" className="size-4" />
            Edit
          </Button>
          {isPublished && (
            <Button variant="ghost" {...action} onClick={() => onOpen('take-off-sale')}>
              <EyeOff aria-hidden="true" className="size-4" />
              Take off sale
            </Button>
          )}
          <Button variant="ghost" {...action} onClick={() => onOpen('delete')}>
            <Trash2 aria-hidden="true" className="size-4" />
            Delete
          </Button>
          {isListed && (
            <Link
              href={`/boats/${boat.slug}`}
              className="text-link ml-auto inline-flex min-h-10 items-center"
            >
              View page
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

function pricesOf({ pricePerSeat, charterPricePerDay }: OperatorBoatView): string {
  const prices = [
    pricePerSeat && `${formatPrice(centsFromDecimal(pricePerSeat) ?? 0)} / person`,
    charterPricePerDay && `${formatPrice(centsFromDecimal(charterPricePerDay) ?? 0)} / day`,
  ];
  return prices.filter(Boolean).join(' · ') || 'No price yet';
}

/** Nobody finds it until its operator's documents are good again. */
function DocumentsMissing() {
  return (
    <CardWarning title="Nobody can find or book it:">
      <p className="mt-1 ml-6">
        your licence or insurance is missing or has run out.{' '}
        <Link href="/operator/documents" className="text-link">
          Open your documents
        </Link>
      </p>
    </CardWarning>
  );
}

/** What the platform wants put right before the boat is published again. */
function TakenOff({ reason }: { reason: string }) {
  return (
    <CardWarning title="Taken off the site by the platform:">
      <p className="mt-1 ml-6 wrap-anywhere whitespace-pre-line">{reason}</p>
    </CardWarning>
  );
}

/** Sold trips that an edit left without a departure: somebody will be waiting at the dock. */
function TripsOffCalendar({ boat: { tripsOffCalendar } }: { boat: OperatorBoatView }) {
  if (tripsOffCalendar.length === 0) return null;
  return (
    <CardWarning title="Booked, but no longer on your calendar:">
      <ul className="mt-1 ml-6 list-disc">
        {tripsOffCalendar.map((trip) => (
          <li key={trip.bookingId}>
            {formatShortDay(trip.start)}: {trip.customerName}, {trip.groupSize} guests
          </li>
        ))}
      </ul>
    </CardWarning>
  );
}

function CardWarning({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-field border border-sun-deep bg-sun/20 p-3 text-sm">
      <p className="flex items-start gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {title}
      </p>
      {children}
    </div>
  );
}
