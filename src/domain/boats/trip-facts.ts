import type { VisitedPlace } from '../island/borders.ts';
import { mapEdges } from '../island/map-edges.ts';
import { portPlaces, type Place } from '../island/port-places.ts';
import { USUAL_DECISION_HOURS, type SmallestNumber } from '../departures/smallest-number.ts';

/** What a guest needs to be told of a boat's trips (docs/decisions/0071). Texts are empty where nothing was said. */
export type TripFacts = SmallestNumber & {
  meetingPoint: string;
  /** Where that is; null: at the port. */
  pin: Place | null;
  bring: string;
  included: string;
  /** Where its trips may go that asks for papers. */
  visits: VisitedPlace[];
  /** A departure that starts sooner than that can no longer be booked. */
  noticeHours: number;
};

/** A boat whose operator has said nothing. */
export const noTripFacts: TripFacts = {
  meetingPoint: '',
  pin: null,
  bring: '',
  included: '',
  visits: [],
  noticeHours: 0,
  smallestNumber: null,
  decisionHours: USUAL_DECISION_HOURS,
};

export const MEETING_POINT_CHARACTERS = 200;
export const MEETING_POINT_LINES = 2;
/** Of what to bring, and of what is included. */
export const TRIP_FACT_CHARACTERS = 500;

/** The pin, else the port's place; null for a port that is not on our list. */
export function meetingPlace({ pin, port }: { pin: Place | null; port: string }): Place | null {
  if (pin) return pin;
  return Object.hasOwn(portPlaces, port) ? portPlaces[port as keyof typeof portPlaces] : null;
}

/** Whether a pin lies on the island map. */
export function isOnMap({ longitude, latitude }: Place): boolean {
  const { west, east, south, north } = mapEdges;
  return west <= longitude && longitude <= east && south <= latitude && latitude <= north;
}
