import type { VisitedPlace } from '../island/borders.ts';
import { mapEdges } from '../island/map-edges.ts';
import { portPlaces, type Place } from '../island/port-places.ts';
import type { Suits } from './suits.ts';
import { USUAL_DECISION_HOURS, type SmallestNumber } from '../departures/smallest-number.ts';

/** Details of a boat's trips that guests need (docs/decisions/0071). Texts that the operator did not give are empty. */
export type TripFacts = SmallestNumber & {
  meetingPoint: string;
  /** Position of the meeting point; null means at the port. */
  pin: Place | null;
  bring: string;
  included: string;
  notIncluded: string;
  suits: Suits;
  /** Destinations that require travel documents. */
  visits: VisitedPlace[];
  /** Booking notice in hours: a departure that starts sooner can no longer be booked. */
  noticeHours: number;
};

/** Defaults for a boat without details. */
export const noTripFacts: TripFacts = {
  meetingPoint: '',
  pin: null,
  bring: '',
  included: '',
  notIncluded: '',
  suits: {},
  visits: [],
  noticeHours: 0,
  smallestNumber: null,
  decisionHours: USUAL_DECISION_HOURS,
};

export const MEETING_POINT_CHARACTERS = 200;
export const MEETING_POINT_LINES = 2;
/** Maximum length of "what to bring", "what is included" and "what is not included". */
export const TRIP_FACT_CHARACTERS = 500;

/** Where guests meet: a text and a pin, or else the port. */
export type MeetingPoint = Pick<TripFacts, 'meetingPoint' | 'pin'> & {
  port: string;
  customPort: string | null;
};

/** Compares the texts and the places on the map. If neither has a place, compares the custom port names. */
export function isSameMeetingPoint(one: MeetingPoint, other: MeetingPoint): boolean {
  if (one.meetingPoint !== other.meetingPoint) return false;
  const place = getMeetingPlace(one);
  const otherPlace = getMeetingPlace(other);
  if (!place || !otherPlace) return place === otherPlace && one.customPort === other.customPort;
  return place.latitude === otherPlace.latitude && place.longitude === otherPlace.longitude;
}

/** Returns the pin, else the port's position; null if the port is unknown. */
export function getMeetingPlace({ pin, port }: { pin: Place | null; port: string }): Place | null {
  if (pin) return pin;
  return Object.hasOwn(portPlaces, port) ? portPlaces[port as keyof typeof portPlaces] : null;
}

/** Whether a pin lies on the island map. */
export function isOnMap({ longitude, latitude }: Place): boolean {
  const { west, east, south, north } = mapEdges;
  return west <= longitude && longitude <= east && south <= latitude && latitude <= north;
}
