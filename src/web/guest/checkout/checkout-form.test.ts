import { expect, test } from 'vitest';
import { checkoutForm, readBookingQuery } from '#contract/public/booking-payloads.ts';
import { firstErrors, without } from '../../forms/use-checked-form.ts';

const query = { date: '2026-12-04', time: '09:00', groupSize: '2', mode: 'perSeat', end: '' };

test('a checkout’s URL describes the trip, with one guest and per-seat pricing by default', () => {
  const trip = {
    mode: 'perSeat',
    date: '2026-12-04',
    end: '2026-12-04',
    time: '09:00',
    groupSize: 2,
  };
  expect(readBookingQuery(query)).toEqual(trip);
  expect(readBookingQuery({ ...query, groupSize: '', mode: '' })).toEqual({
    ...trip,
    groupSize: 1,
  });
  expect(readBookingQuery({ ...query, mode: 'yacht' })?.mode).toBe('perSeat');
});

test('only a charter may end on a later day', () => {
  const charter = { ...query, mode: 'charter', end: '2026-12-06' };
  expect(readBookingQuery(charter)?.end).toBe('2026-12-06');
  expect(readBookingQuery({ ...charter, end: '2026-12-01' })?.end).toBe('2026-12-04');
  expect(readBookingQuery({ ...charter, mode: 'perSeat' })?.end).toBe('2026-12-04');
});

test.each([
  { date: '' },
  { date: '2026-02-30' },
  { date: 'December 4' },
  { time: '' },
  { time: '9' },
  { groupSize: '0' },
  { groupSize: '-1' },
  { groupSize: '1.5' },
  { groupSize: 'two' },
])('a checkout URL with %o describes no trip', (part) => {
  expect(readBookingQuery({ ...query, ...part })).toBeNull();
});

test('each invalid field shows one error', () => {
  const empty = { customerName: '', customerEmail: '', customerPhone: null, specialRequests: null };
  const { error } = checkoutForm.safeParse({ ...empty, termsAccepted: false });
  const errors = firstErrors(error?.issues ?? []);
  expect(errors).toEqual({
    customerName: 'name.tooShort',
    customerEmail: 'email.invalid',
    termsAccepted: 'terms.notAcceptedInFull',
  });
  expect(
    Object.keys(
      without({ customerName: '', customerEmail: '', termsAccepted: '' }, 'customerEmail'),
    ),
  ).toEqual(['customerName', 'termsAccepted']);
});
