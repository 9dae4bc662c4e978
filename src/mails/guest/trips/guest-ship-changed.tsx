import { BACK_BEFORE_MINUTES, type ShipFit } from '#domain/ships/port-calls.ts';
import type { Time } from '#domain/time/days.ts';
import { GuestMail, SeeTrip, type TripProps } from '../../parts/guest-mail.tsx';
import type { MailContext, Sampled } from '../../layout/mail-context.ts';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { TripFacts } from '../../parts/trip-fact-list.tsx';
import { titleTrip } from '../../parts/trip-phrases.ts';

/** The ship's stay in island time, and why the trip may no longer fit. */
type ChangedShip = { name: string; from: Time; to: Time; misfit: Exclude<ShipFit, 'fits'> };

const sampleShip: ChangedShip = {
  name: 'Sea Queen',
  from: '08:00',
  to: '13:00',
  misfit: 'too-late',
};

export function GuestShipChanged({
  context = english,
  trip = sampleTrip,
  ship = sampleShip,
}: Sampled<TripProps & { ship: ChangedShip }>) {
  const { t, time } = context;
  const about = { context, trip };
  const [change, consequence] = describeMisfit(context)[ship.misfit];
  const changed = change(ship.name, trip.boat.name, time(ship.from), time(ship.to));
  return (
    <GuestMail {...about} subject={t.shipChanged(titleTrip(about))} preview={t.shipChangedShort}>
      <Paragraph>{`${changed} ${consequence}`}</Paragraph>
      <Paragraph>{t.shipChangedTerms}</Paragraph>
      <TripFacts {...about} />
      <SeeTrip {...about} />
    </GuestMail>
  );
}

function describeMisfit({ t }: MailContext) {
  return {
    'too-early': [t.shipChangedText, t.leavesTooEarly],
    'too-late': [t.shipChangedText, t.backTooLate(BACK_BEFORE_MINUTES)],
    'no-length': [t.shipChangedUnknown, t.backUnknown(BACK_BEFORE_MINUTES)],
  } as const;
}

GuestShipChanged.samples = {
  'too early': { ship: { ...sampleShip, from: '10:00', misfit: 'too-early' as const } },
  'unknown return': { ship: { ...sampleShip, misfit: 'no-length' as const } },
};
