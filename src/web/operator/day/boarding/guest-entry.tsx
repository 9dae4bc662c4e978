import { CloudOff, MessageCircle, Phone, RefreshCw, Ship, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { getBoarding } from '#domain/operators/boarding.ts';
import type { BoardingActView, CrewGuestView } from '#contract/operator/operator-day-api.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { getButtonClasses } from '../../../ui/button.tsx';
import { describeOverruled } from '../describe-day.ts';

type GuestEntryProps = {
  guest: CrewGuestView;
  /** True while ticks are only on the phone. */
  isHeldBack: boolean;
  /** Another phone's tick that overrules the one made on this phone. */
  overruledBy: BoardingActView | null;
  more: ReactNode;
  actions: ReactNode;
};

export function GuestEntry({ guest, isHeldBack, overruledBy, more, actions }: GuestEntryProps) {
  const t = useMessages('operator-day');
  const labels = useMessages('portal-labels');
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
        <LeftBadge guest={guest} />
        {isHeldBack && guest.boarding?.receivedAt === null && (
          <Badge>
            <CloudOff aria-hidden="true" className="size-4" />
            {t.notSent}
          </Badge>
        )}
        {more}
      </div>
      {overruledBy && (
        <p role="status" className="mt-1 flex items-start gap-2 font-semibold print:hidden">
          <RefreshCw aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {describeOverruled(t, formats, overruledBy)}
        </p>
      )}
      {/* Checks for the ship, because days stored by an earlier version lack it. */}
      {guest.ship && (
        <p className="mt-1 flex items-start gap-2 font-semibold">
          <Ship aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span className="wrap-anywhere">
            {t.byShip(guest.ship.name, formats.time(guest.ship.allAboard))}
          </span>
        </p>
      )}
      {guest.specialRequests && (
        <p className="mt-2 rounded-field bg-shallows p-3 wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">{labels.specialRequests}</span> {guest.specialRequests}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Contacts guest={guest} />
        {actions}
      </div>
    </>
  );
}

/** Warns that a party no longer has a booking here, and says whether it was ticked aboard anyway. */
function LeftBadge({ guest: { isCalledOff, left, boarding } }: { guest: CrewGuestView }) {
  const t = useMessages('operator-day');
  if (!isCalledOff && left === undefined) return null;
  const isAboard = getBoarding(boarding).type === 'boarded';
  const plain = left === undefined ? t.calledOff : t.left[left];
  return (
    <Badge tone="danger">
      {isAboard && <TriangleAlert aria-hidden="true" className="size-4" />}
      {isAboard ? t.leftAboard[left ?? 'canceled'] : plain}
    </Badge>
  );
}

function Contacts({ guest }: { guest: CrewGuestView }) {
  const t = useMessages('operator-day');
  const { customerName, phone, phoneLinks = [] } = guest;
  if (phone === null) return null;
  if (phoneLinks.length === 0) return <span className="wrap-anywhere">{t.phone(phone)}</span>;
  return phoneLinks.map(({ number, call, whatsApp }) => (
    <Fragment key={call}>
      <a href={call} className={getButtonClasses({ variant: 'secondary', size: 'small' })}>
        <Phone aria-hidden="true" className="size-4 print:hidden" />
        <span className="sr-only">{t.call(isolateName(customerName))} </span>
        {phoneLinks.length === 1 ? phone : number}
      </a>
      {whatsApp && (
        <a
          href={whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          className={`${getButtonClasses({ variant: 'secondary', size: 'small' })} print:hidden`}
        >
          <MessageCircle aria-hidden="true" className="size-4" />
          <span>
            WhatsApp<span className="sr-only"> {t.whatsAppTo(isolateName(customerName))}</span>
          </span>
        </a>
      )}
    </Fragment>
  ));
}
