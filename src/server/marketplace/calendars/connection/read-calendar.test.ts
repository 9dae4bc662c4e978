import { describe, expect, it } from 'vitest';
import { toInstant } from '#domain/time/days.ts';
import type { ExternalEvent, ExternalTime } from '../../../platform/gateways/calendar-service.ts';
import { busySpans } from './read-calendar.ts';

const DAY = '2026-12-04';
const NEXT = '2026-12-05';
const at = (time: string, day = DAY) => toInstant(day, time);
const times = (from: string, until: string): ExternalTime => ({
  kind: 'times',
  startsAt: at(from),
  endsAt: at(until),
});
const event = (when: ExternalTime, more: Partial<ExternalEvent> = {}): ExternalEvent => ({
  id: 'one',
  isCancelled: false,
  isBusy: true,
  declinedBy: [],
  bookingId: null,
  icalUid: null,
  when,
  ...more,
});
const readSpans = (...events: ExternalEvent[]) =>
  busySpans(events, at('00:00')).map(({ startsAt, endsAt }) => [startsAt, endsAt]);

describe('when an event makes its owner busy', () => {
  it.each<[string, ExternalTime, number[][]]>([
    ['an event between two times', times('10:00', '11:00'), [[at('10:00'), at('11:00')]]],
    ['an all-day event', { kind: 'days', first: DAY, last: DAY }, [[at('00:00'), at('24:00')]]],
    [
      'an all-day event of two days',
      { kind: 'days', first: DAY, last: NEXT },
      [[at('00:00'), at('24:00', NEXT)]],
    ],
    ['an event at a single moment', { kind: 'moment' }, []],
    ['an event without duration', times('10:00', '10:00'), []],
    ['an event that ends before it begins', times('11:00', '10:00'), []],
    ['an event on invalid days', { kind: 'days', first: 'soon', last: 'later' }, []],
    ['an event that is over', { kind: 'days', first: '2026-12-03', last: '2026-12-03' }, []],
  ])('%s yields the expected busy times', (_, when, spans) => {
    expect(readSpans(event(when))).toEqual(spans);
  });

  it('a free or cancelled event does not make its owner busy', () => {
    expect(readSpans(event(times('10:00', '11:00'), { isBusy: false }))).toEqual([]);
    expect(readSpans(event(times('10:00', '11:00'), { isCancelled: true }))).toEqual([]);
  });

  it('an event delivered twice makes its owner busy only once', () => {
    expect(readSpans(event(times('10:00', '11:00')), event(times('12:00', '13:00')))).toEqual([
      [at('12:00'), at('13:00')],
    ]);
  });
});
