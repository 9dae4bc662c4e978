import { expect } from 'vitest';
import type { CalendarConflictView } from '#contract/operator/calendar-conflict-api.ts';
import { addFeed, operatorWithBoats, type CalendarOperator } from './calendar-operators.ts';
import { call, createOperatorWorld, type OperatorWorld } from './operators.ts';
import {
  calendarAnswer,
  buildCalendar,
  sharedFeeds,
  type FeedServer,
} from '../../providers/feed-server.ts';
import { newVisitor, type Visitor } from '../guests/paying-visitor.ts';
import { dayAhead, type NewBoat } from '../guests/paying-world.ts';

/** Day of the trips that a busy time overlaps. */
export const START = dayAhead();
export const digits = START.replaceAll('-', '');
export const busyMorning = [`DTSTART:${digits}T100000`, `DTEND:${digits}T110000`];

export type ConflictWorld = { world: OperatorWorld; feeds: FeedServer; close: () => Promise<void> };

export async function createConflictWorld(): Promise<ConflictWorld> {
  const feeds = await sharedFeeds();
  const world = await createOperatorWorld();
  return {
    world,
    feeds,
    async close() {
      await world.close();
      await feeds.close();
    },
  };
}

/** An operator with two boats and an empty calendar, and a visitor. */
export type Meeting = {
  path: string;
  operator: CalendarOperator;
  boat: NewBoat;
  visitor: Visitor;
  /** Replaces the operator's calendar. */
  calendarSays(...events: string[][]): Promise<void>;
  conflicts(): Promise<CalendarConflictView[]>;
  /** Waits for the only conflict. */
  theConflict(): Promise<CalendarConflictView>;
  settle(
    name: 'keepTrip' | 'moveTrip' | 'cancelTrip',
    id: string,
    payload?: object,
  ): ReturnType<typeof call<CalendarConflictView[]>>;
  /** Creates a paid trip at nine and a busy time that overlaps it. */
  clash(): Promise<{ bookingId: string; session: string; id: string }>;
};

let place = 0;

export async function meetOperator({ world, feeds }: ConflictWorld): Promise<Meeting> {
  place += 1;
  const path = `/calendar-${place}.ics`;
  feeds.answer(path, calendarAnswer(buildCalendar()));
  const operator = await operatorWithBoats(world);
  const [boat] = operator.boats;
  const { token } = operator;
  const feedId = (await addFeed(world, operator, feeds.url(path))).body.id;
  const visitor = newVisitor(world);
  const meeting: Meeting = {
    path,
    operator,
    boat,
    visitor,
    async calendarSays(...events) {
      feeds.answer(path, calendarAnswer(buildCalendar(...events)));
      await call(world.baseUrl, 'readCalendarFeed', { token, parts: { id: feedId } });
    },
    conflicts: async () =>
      (await call<CalendarConflictView[]>(world.baseUrl, 'calendarConflicts', { token })).body,
    async theConflict() {
      await expect.poll(async () => (await meeting.conflicts()).length).toBe(1);
      const [conflict] = await meeting.conflicts();
      return conflict as CalendarConflictView;
    },
    settle: (name, id, payload) => call(world.baseUrl, name, { token, parts: { id }, payload }),
    async clash() {
      const { bookingId, session } = await visitor.hold(boat, { start: START });
      await world.provider.pay(session);
      await visitor.poll(session);
      await meeting.calendarSays(busyMorning);
      return { bookingId, session, id: (await meeting.theConflict()).id };
    },
  };
  return meeting;
}
