import { DAY_MS } from '#domain/durations.ts';
import type { Component } from './calendar-components.ts';
import type { PutBusy } from './event-series.ts';
import type { Zones } from './named-zones.ts';
import { propertiesOf } from './property-lines.ts';
import { doubts, type Note } from './reading-doubts.ts';
import { periodIn } from './time-points.ts';
import { island } from './iana-zones.ts';
import { readDay } from './written-times.ts';

/** The times that a VFREEBUSY says are taken: all but those that it calls free. Answers whether any date could be read. */
export function putBusyTimes(part: Component, zones: Zones, put: PutBusy, note: Note): boolean {
  let isRead = true;
  for (const property of propertiesOf(part, 'FREEBUSY')) {
    if (property.parameters['fbtype']?.toUpperCase() === 'FREE') continue;
    for (const value of property.value.split(',').filter((each) => each.trim() !== '')) {
      const period = periodIn(property, value, zones, note);
      const day = period ? null : readDay(value);
      if (period) put(period.startsAt, period.endsAt);
      else note(doubts.busyTime, day);
      if (day !== null) put(island.toUtc(day), island.toUtc(day + DAY_MS));
      isRead &&= period !== null || day !== null;
    }
  }
  return isRead;
}
