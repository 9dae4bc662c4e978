import { MessageCircle, Phone, Ship } from 'lucide-react';
import { Fragment, useId, type ReactNode } from 'react';
import type { CrewDepartureView, CrewGuestView } from '#contract/operator-day-api.ts';
import { useFormats } from '../../language/use-formats.ts';
import { useMessages } from '../../language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { BoardingButtons } from './boarding-buttons.tsx';
import { countBoarding } from './boarding-merge.ts';
import { departureTime, soldWords } from './day-words.ts';
import type { Tick } from './use-boarding.ts';

export type CardOf<Guest extends CrewGuestView> = Omit<CrewDepartureView, 'guests'> & {
  guests: Guest[];
};

export type DepartureCardProps<Guest extends CrewGuestView> = {
  departure: CardOf<Guest>;
  tick: Tick;
  /** What else is said of a guest. */
  renderMore?: ((guest: Guest) => ReactNode) | undefined;
  /** What else can be done with a guest, and with the departure. */
  renderGuestActs?: ((guest: Guest, departure: CardOf<Guest>) => ReactNode) | undefined;
  renderActs?: ((departure: CardOf<Guest>) => ReactNode) | undefined;
};

/** A departure with its guests: large and high in contrast, to be read in sunlight. */
export function DepartureCard<Guest extends CrewGuestView>({
  departure,
  tick,
  renderMore,
  renderGuestActs,
  renderActs,
}: DepartureCardProps<Guest>) {
  const words = useMessages('operator-day');
  const formats = useFormats();
  const title = useId();
  const { aboard, booked, expected } = countBoarding(departure.guests);
  return (
    <section
      aria-labelledby={title}
      className="rounded-card border border-edge bg-card print:break-inside-avoid"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-t-card bg-shallows px-4 py-4 only:rounded-b-card sm:px-6">
        <h2 id={title} className="text-xl font-bold wrap-anywhere">
          {departureTime(words, formats, departure)} · {departure.boat.name}
        </h2>
        <p className="tabular-nums">
          {soldWords(words, departure)}
          {booked > 0 && (
            <>
              {' · '}
              <strong>{words.boardedOf(aboard, booked)}</strong>
            </>
          )}
        </p>
        {booked > 0 && expected === 0 && <p className="w-full">{words.accounted}</p>}
      </div>
      {departure.guests.length > 0 && (
        <ul className="divide-y divide-line">
          {departure.guests.map((guest) => (
            <li
              key={guest.bookingId}
              className="px-4 py-4 print:break-inside-avoid sm:flex sm:items-start sm:justify-between sm:gap-6 sm:px-6"
            >
              <div className="min-w-0">
                <Guest
                  guest={guest}
                  more={renderMore?.(guest)}
                  acts={renderGuestActs?.(guest, departure)}
                />
              </div>
              <div className="mt-3 shrink-0 sm:mt-0">
                {/* Who was called off does not come. */}
                {!guest.isCalledOff && <BoardingButtons guest={guest} tick={tick(departure)} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      {renderActs?.(departure)}
    </section>
  );
}

type GuestProps = { guest: CrewGuestView; more: ReactNode; acts: ReactNode };

function Guest({ guest, more, acts }: GuestProps) {
  const words = useMessages('operator-day');
  const trips = useMessages('trips');
  const formats = useFormats();
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:justify-start">
        <h3 translate="no" className="text-lg font-bold wrap-anywhere">
          <bdi>{guest.customerName}</bdi>
        </h3>
        <p className="text-lg font-semibold">{trips.guests(guest.groupSize)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <span translate="no">{guest.code}</span>
        {guest.isCalledOff && <Badge tone="danger">{words.calledOff}</Badge>}
        {more}
      </div>
      {/* A day kept by an earlier version knows no ships. */}
      {guest.ship && (
        <p className="mt-1 flex items-start gap-2 font-semibold">
          <Ship aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span className="wrap-anywhere">
            {words.byShip(guest.ship.name, formats.time(guest.ship.allAboard))}
          </span>
        </p>
      )}
      {guest.specialRequests && (
        <p className="mt-2 rounded-field bg-shallows p-3 wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">{words.specialRequests}</span> {guest.specialRequests}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Contacts guest={guest} />
        {acts}
      </div>
    </>
  );
}

/** As big as fingers need them; nothing for a guest who gave no phone. */
function Contacts({ guest }: { guest: CrewGuestView }) {
  const words = useMessages('operator-day');
  const { customerName, phone, phoneLinks = [] } = guest;
  if (phone === null) return null;
  if (phoneLinks.length === 0) return <span className="wrap-anywhere">{words.phone(phone)}</span>;
  return phoneLinks.map(({ number, call, whatsApp }) => (
    <Fragment key={call}>
      <a href={call} className={buttonLook({ variant: 'secondary', size: 'small' })}>
        <Phone aria-hidden="true" className="size-4 print:hidden" />
        <span className="sr-only">{words.call(customerName)} </span>
        {phoneLinks.length === 1 ? phone : number}
      </a>
      {whatsApp && (
        <a
          href={whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonLook({ variant: 'secondary', size: 'small' })} print:hidden`}
        >
          <MessageCircle aria-hidden="true" className="size-4" />
          <span>
            WhatsApp<span className="sr-only"> {words.whatsAppTo(customerName)}</span>
          </span>
        </a>
      )}
    </Fragment>
  ));
}
