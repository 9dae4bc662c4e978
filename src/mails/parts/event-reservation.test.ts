import { expect, test } from 'vitest';
import { listFindings } from '../../../tests/support/assertions/structured-data.ts';
import { renderMail } from '../mail-renderer.ts';
import { describeReservation } from './event-reservation.ts';
import { english, sampleSite, sampleTrip } from './sample-trip.ts';

const place = { longitude: -63.046, latitude: 18.0228 };

test('a confirmed trip’s description has its code, boat, start, place, guest and link', () => {
  expect(describeReservation({ context: english, trip: sampleTrip })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'EventReservation',
    reservationId: sampleTrip.code,
    reservationNumber: sampleTrip.code,
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: 'Anna Perez' },
    reservationFor: {
      '@type': 'Event',
      name: 'Boat trip: Trade Wind',
      startDate: '2026-12-04T13:00:00.000Z',
      location: {
        '@type': 'Place',
        name: 'Philipsburg, Sint Maarten',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Great Bay Marina, pier 2',
          addressLocality: 'Philipsburg',
        },
        geo: { '@type': 'GeoCoordinates', ...place },
      },
      organizer: { '@type': 'Person', name: 'Rosa Arrindell' },
    },
    modifyReservationUrl: sampleTrip.tripUrl,
    cancelReservationUrl: sampleTrip.tripUrl,
  });
});

test('the description of a trip uses schema.org terms and Gmail’s extensions', () => {
  const gmailProperties = ['reservationNumber', 'modifyReservationUrl', 'cancelReservationUrl'];
  const described = describeReservation({ context: english, trip: sampleTrip }) ?? {};
  const thing = Object.entries(described).filter(([name]) => !gmailProperties.includes(name));
  expect(listFindings(Object.fromEntries(thing))).toEqual([]);
});

test('a charter without a time is described by its day', () => {
  const trip = { ...sampleTrip, time: null, pricingMode: 'charter' } as const;
  const described = describeReservation({ context: english, trip });
  expect(described?.reservationFor.startDate).toBe('2026-12-04');
});

test.each(['pending', 'asked', 'cancelled', 'expired'] as const)(
  'a trip that is %s is not described as confirmed',
  (status) => {
    const trip = { ...sampleTrip, status };
    expect(describeReservation({ context: english, trip })).toBeNull();
  },
);

test.each(['confirmation', 'handed-over', 'rebooked', 'moved'] as const)(
  'the mail %s to the guest carries the description of the trip',
  (kind) => {
    const { html } = renderMail(
      { kind, recipient: 'visitor', language: 'fr', data: { trip: sampleTrip } },
      sampleSite,
    );
    expect(readJson(html)).toMatchObject({ reservationNumber: sampleTrip.code });
  },
);

test('a guest’s name cannot close the script element that describes the trip', () => {
  const guest = { ...sampleTrip.guest, name: '</script><b>Anna</b>' };
  const { html } = renderMail(
    {
      kind: 'confirmation',
      recipient: 'visitor',
      language: 'en',
      data: { trip: { ...sampleTrip, guest } },
    },
    sampleSite,
  );
  expect(html).not.toContain('<b>Anna');
  expect(readJson(html)).toMatchObject({ underName: { name: guest.name } });
});

function readJson(html: string): unknown {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}
