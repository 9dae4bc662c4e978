import type { EventReservation, WithContext } from 'schema-dts';
import { getMeetingPlace } from '#domain/boats/trip-facts.ts';
import { getPortName } from '#domain/island/ports.ts';
import { toInstant } from '#domain/time/days.ts';
import { describePort } from './trip-fact-list.tsx';
import type { TripMail } from './trip-phrases.ts';

/** Gmail-specific properties that schema.org does not define. */
type GmailProperties = {
  reservationNumber: string;
  modifyReservationUrl: string;
  cancelReservationUrl: string;
};

/** Builds schema.org markup of a confirmed trip for mail clients such as Gmail; null for any other status. */
export function describeReservation({ context, trip }: TripMail) {
  if (trip.status !== 'paid') return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'EventReservation',
    reservationId: trip.code,
    reservationNumber: trip.code,
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: trip.guest.name },
    reservationFor: {
      '@type': 'Event',
      name: context.t.calendarTitle(trip.boat.name),
      startDate: formatStart(trip),
      location: describePlace({ context, trip }),
      organizer: { '@type': 'Person', name: trip.operator.name },
    },
    modifyReservationUrl: trip.tripUrl,
    cancelReservationUrl: trip.tripUrl,
  } as const satisfies WithContext<EventReservation> & GmailProperties;
}

function formatStart({ start, time }: TripMail['trip']): string {
  return time === null ? start : new Date(toInstant(start, time)).toISOString();
}

function describePlace({ context, trip }: TripMail) {
  const { port, customPort, pin } = trip.boat;
  const place = getMeetingPlace({ pin, port });
  return {
    '@type': 'Place',
    name: describePort({ context, trip }),
    address: {
      '@type': 'PostalAddress',
      ...(trip.meetingPoint && { streetAddress: trip.meetingPoint.replaceAll(/\s*\n\s*/g, ' ') }),
      addressLocality: getPortName(port, customPort),
    },
    ...(place && { geo: { '@type': 'GeoCoordinates' as const, ...place } }),
  } as const;
}
