import { demoCompany } from '#contract/pages/company.ts';
import type { UncoveredTrips } from '#domain/operators/document-cover.ts';
import { toInstant } from '#domain/time/days.ts';
import { createMailContext } from '../layout/mail-context.ts';
import type { MailedTrip } from './mailed-trip.ts';

/** Sample values, which `/dev/mails` shows and the components' props default to. */

export const sampleSite = {
  publicUrl: 'http://localhost:3000',
  supportEmail: 'help@example.com',
  company: demoCompany,
};

export const english = createMailContext('en', sampleSite);

/** A moment on the day before the sample trip. */
export const sampleMs = toInstant('2026-12-03', '18:00');

export const sampleTrip: MailedTrip = {
  code: 'SXM-7K2P-9QXD',
  status: 'paid',
  pricingMode: 'perSeat',
  start: '2026-12-04',
  end: '2026-12-04',
  time: '09:00',
  groupSize: 2,
  boat: {
    name: 'Trade Wind',
    slug: 'trade-wind',
    port: 'sxm-philipsburg',
    customPort: null,
    pin: null,
  },
  operator: { name: 'Rosa Arrindell', phone: '+1 721 555 0100' },
  guest: {
    name: 'Anna Perez',
    email: 'anna@example.com',
    phone: '+1 305 555 0100',
    requests: 'A birthday cake,\nif you can.',
  },
  tripCents: 19_000,
  feeCents: 900,
  amountCents: 19_900,
  refundedCents: 0,
  paidBy: 'card',
  wasPaid: true,
  isHandedOver: false,
  isMovedByGuest: false,
  isCancelledByGuest: true,
  payUntilMs: sampleMs,
  keepUntilMs: null,
  answerByMs: sampleMs,
  freeCancellation: { untilMs: toInstant('2026-12-02', '09:00') },
  meetingPoint: 'Great Bay Marina, pier 2',
  bring: 'A towel and sunscreen',
  included: 'Lunch and drinks',
  writtenIn: { meetingPoint: 'en', bring: 'en', included: 'en' },
  visits: ['anguilla'],
  smallestNumber: 6,
  decisionHours: 24,
  sun: null,
  tripUrl: 'http://localhost:3000/trips/sample',
  payUrl: 'http://localhost:3000/booking/pay/sample',
};

export const sampleUncovered: UncoveredTrips = {
  kind: 'licence',
  endsOn: '2026-12-31',
  trips: 2,
  firstDay: '2027-01-02',
  isRenewalSent: false,
};
