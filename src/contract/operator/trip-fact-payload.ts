import * as z from 'zod/mini';
import { noticeLimits } from '#domain/availability/booking-notice.ts';
import { visitedPlaces } from '#domain/island/borders.ts';
import { decisionLimits, MIN_SMALLEST_NUMBER } from '#domain/departures/smallest-number.ts';
import { isOnMap } from '#domain/boats/trip-facts.ts';
import { boatTextFields } from './boat-text-payload.ts';
import { isPhone, PHONE_NEEDED } from '../fields/payload-fields.ts';

/** A missing field keeps its value; null removes it or restores the default. */
const fact = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

const hours = ({ least, most }: { least: number; most: number }, words: string) =>
  z.int(words).check(z.gte(least, words), z.lte(most, words));

const TOO_SMALL = 'The smallest number of guests starts at 2';

const NO_SUCH_PLACE = 'A trip can go to the other side, Anguilla or St Barths';

const OFF_THE_MAP = 'The pin has to be on the island map';

/** A boat's trip details as its operator edits them. */
export const tripFactFields = {
  meetingPoint: fact(boatTextFields.meetingPoint),
  pin: fact(
    z
      .object({ latitude: z.number(OFF_THE_MAP), longitude: z.number(OFF_THE_MAP) }, OFF_THE_MAP)
      .check(z.refine(isOnMap, OFF_THE_MAP)),
  ),
  bring: fact(boatTextFields.bring),
  included: fact(boatTextFields.included),
  visits: fact(z.array(z.enum(visitedPlaces, NO_SUCH_PLACE), NO_SUCH_PLACE)),
  crewPhone: fact(
    z.string('Crew phone must be text').check(
      z.trim(),
      z.refine((text) => text === '' || isPhone(text), PHONE_NEEDED),
    ),
  ),
  noticeHours: fact(hours(noticeLimits, 'The notice can be 0 to 168 hours')),
  /** At most the capacity, which is checked where the boat is known. */
  smallestNumber: fact(z.int(TOO_SMALL).check(z.gte(MIN_SMALLEST_NUMBER, TOO_SMALL))),
  decisionHours: fact(hours(decisionLimits, 'It is decided 1 to 72 hours before departure')),
};
