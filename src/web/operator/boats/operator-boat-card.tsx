import { isolateName } from '#domain/fields/plain-text.ts';
import { EyeOff, Pencil, Star, Trash2, TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import type { PortalLabelsMessages } from '#i18n/catalogues/messages.ts';
import { parseDecimalCents } from '#domain/money/money.ts';
import { getPortName } from '#domain/island/ports.ts';
import { lacksTripLength } from '#domain/availability/trip-times.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useFormats, type Formats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { Button } from '../../ui/button.tsx';
import { useMissingText } from '../../shared/language/use-missing-text.ts';

type OperatorBoatCardProps = {
  boat: OperatorBoatView;
  onOpen: (dialog: 'edit' | 'take-off-sale' | 'delete') => void;
};

export function OperatorBoatCard({ boat, onOpen }: OperatorBoatCardProps) {
  const t = useMessages('operator-boats');
  const labels = useMessages('portal-labels');
  const trips = useMessages('trips');
  const formats = useFormats();
  const missing = useMissingText(boat.readiness);
  const nameId = useId();
  const isPublished = boat.status === 'published';
  const isListed = isPublished && boat.mayBeListed;
  const place = getPortName(boat.port, boat.customPort);
  return (
    <article
      aria-labelledby={nameId}
      className="flex w-full flex-col overflow-hidden rounded-card border border-line bg-card"
    >
      <CoverPhoto boat={boat} />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex items-start justify-between gap-3">
          <h3 id={nameId} className="min-w-0 text-xl font-bold wrap-anywhere">
            {boat.name}
          </h3>
          <SaleBadge isPublished={isPublished} isListed={isListed} />
        </div>
        <p className="text-ink-soft">
          {boat.type ? trips.boatTypes[boat.type] : trips.defaultBoatType} · {place} ·{' '}
          {t.upTo(trips.guests(boat.capacity))}
        </p>
        <p className="font-semibold">{formatPrices(labels, formats, boat)}</p>
        {boat.featured && boat.featuredEndDate && (
          <p className="flex items-start gap-1.5 text-sm">
            <Star aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t.featuredUntil(formats.fullDay(boat.featuredEndDate))}
          </p>
        )}
        {isPublished && !isListed && <DocumentsMissing />}
        {boat.takenOff && <TakenOff reason={boat.takenOff.reason} />}
        {!isPublished && (
          <p className="text-sm text-ink-soft">
            {missing ?? (boat.mayBeListed ? t.ready : t.documentsNeeded)}
          </p>
        )}
        <BoatWarnings boat={boat} />
        <BoatActions
          boat={boat}
          isPublished={isPublished}
          isListed={isListed}
          nameId={nameId}
          onOpen={onOpen}
        />
      </div>
    </article>
  );
}

function CoverPhoto({ boat }: { boat: OperatorBoatView }) {
  const { noPhotos } = useMessages('layout');
  const [image] = boat.images;
  if (!image) {
    return (
      <p className="grid aspect-3/2 place-items-center bg-shallows text-ink-soft">{noPhotos}</p>
    );
  }
  return (
    <BoatPhoto
      image={image}
      stockFor={boat.id}
      alt=""
      sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw"
    />
  );
}

function SaleBadge({ isPublished, isListed }: { isPublished: boolean; isListed: boolean }) {
  const t = useMessages('operator-boats');
  return (
    <Badge className={isListed ? '' : 'border border-edge bg-transparent'}>
      {isListed ? t.published : isPublished ? t.notListed : t.draft}
    </Badge>
  );
}

function formatPrices(
  labels: PortalLabelsMessages,
  { money }: Formats,
  { pricePerSeat, charterPricePerDay }: OperatorBoatView,
): string {
  const prices = [
    pricePerSeat && labels.perPerson(money(parseDecimalCents(pricePerSeat) ?? 0)),
    charterPricePerDay && labels.perDay(money(parseDecimalCents(charterPricePerDay) ?? 0)),
  ];
  return prices.filter(Boolean).join(' · ') || labels.noPrice;
}

type BoatActionsProps = OperatorBoatCardProps & {
  isPublished: boolean;
  isListed: boolean;
  /** Id of the element with the boat's name, which describes each button. */
  nameId: string;
};

function BoatActions({ boat, isPublished, isListed, nameId, onOpen }: BoatActionsProps) {
  const t = useMessages('operator-boats');
  const actionMessages = useMessages('portal-actions');
  const action = { size: 'small', 'aria-describedby': nameId } as const;
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-2">
      <Button variant="secondary" {...action} onClick={() => onOpen('edit')}>
        <Pencil aria-hidden="true" className="size-4" />
        {t.edit}
      </Button>
      {isPublished && (
        <Button variant="ghost" {...action} onClick={() => onOpen('take-off-sale')}>
          <EyeOff aria-hidden="true" className="size-4" />
          {t.takeOffSale}
        </Button>
      )}
      <Button variant="ghost" {...action} onClick={() => onOpen('delete')}>
        <Trash2 aria-hidden="true" className="size-4" />
        {actionMessages.delete}
      </Button>
      {isListed && (
        <Link
          href={paths.boat(boat)}
          className="text-link ml-auto inline-flex min-h-10 items-center"
        >
          {t.viewPage}
        </Link>
      )}
    </div>
  );
}

/** Warns that guests cannot find the boat until its operator's documents are valid. */
function DocumentsMissing() {
  const t = useMessages('operator-boats');
  return (
    <CardWarning title={t.nobodyFinds}>
      <p className="mt-1 ml-6">
        {renderRichMessage(t.documentsMissing, {
          documents: (
            <Link href={portalPaths.operatorDocuments()} className="text-link">
              {null}
            </Link>
          ),
        })}
      </p>
    </CardWarning>
  );
}

function BoatWarnings({ boat }: { boat: OperatorBoatView }) {
  return (
    <>
      {lacksTripLength(boat) && <NoLength />}
      <TripsOffCalendar boat={boat} />
    </>
  );
}

/** Warns about the consequences of a missing trip length. */
function NoLength() {
  const t = useMessages('operator-boats');
  return (
    <CardWarning title={t.noLength}>
      <p className="mt-1 ml-6">{t.noLengthText}</p>
    </CardWarning>
  );
}

/** Shows what the platform requires before the boat can be published again. */
function TakenOff({ reason }: { reason: string }) {
  const labels = useMessages('portal-labels');
  return (
    <CardWarning title={labels.takenOff}>
      <p className="mt-1 ml-6 wrap-anywhere whitespace-pre-line">{reason}</p>
    </CardWarning>
  );
}

/** Warns of sold trips that an edit left without a departure, because their guests will wait at the dock. */
function TripsOffCalendar({ boat: { tripsOffCalendar } }: { boat: OperatorBoatView }) {
  const t = useMessages('operator-boats');
  const trips = useMessages('trips');
  const { shortDay } = useFormats();
  if (tripsOffCalendar.length === 0) return null;
  return (
    <CardWarning title={t.offCalendar}>
      <ul className="mt-1 ml-6 list-disc">
        {tripsOffCalendar.map((trip) => (
          <li key={trip.bookingId}>
            {t.bookedTrip(
              shortDay(trip.start),
              isolateName(trip.customerName),
              trips.guests(trip.groupSize),
            )}
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
