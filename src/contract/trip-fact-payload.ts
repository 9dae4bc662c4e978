import * as z from 'zod/mini';
import { noticeLimits } from '#domain/booking-notice.ts';
import { isPlainText } from '#domain/plain-text.ts';
import { visitedPlaces } from '#domain/borders.ts';
import { decisionLimits, LEAST_SMALLEST_NUMBER } from '#domain/smallest-number.ts';
import {
  isOnMap,
  MEETING_POINT_CHARACTERS,
  MEETING_POINT_LINES,
  TRIP_FACT_CHARACTERS,
} from '#domain/trip-facts.ts';
import { isPhone, PHONE_NEEDED } from './payload-fields.ts';

/** Left out of a change, a fact stays; null says nothing, or what is usual. */
const fact = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

const textFact = (name: string, most: number) =>
  z.string(`${name} must be text`).check(
    // A browser that submits a form itself ends lines with CRLF.
    z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()),
    z.maxLength(most, `${name} can be at most ${most} characters`),
    z.refine(isPlainText, `${name} has characters that cannot be used`),
  );

const hours = ({ least, most }: { least: number; most: number }, words: string) =>
  z.int(words).check(z.gte(least, words), z.lte(most, words));

const TOO_SMALL = 'The smallest number of guests starts at 2';

const NO_SUCH_PLACE = 'A trip can go to the other side, Anguilla or St Barths';

const OFF_THE_MAP = 'The pin has to be on the island map';

/** A boat's facts as its operator edits them. */
export const tripFactFields = {
  meetingPoint: fact(
    textFact('Meeting point', MEETING_POINT_CHARACTERS).check(
      z.refine(
        (text) => text.split('\n').length <= MEETING_POINT_LINES,
        'Meeting point can be one or two lines',
      ),
    ),
  ),
  pin: fact(
    z
      .object({ latitude: z.number(OFF_THE_MAP), longitude: z.number(OFF_THE_MAP) }, OFF_THE_MAP)
      .check(z.refine(isOnMap, OFF_THE_MAP)),
  ),
  bring: fact(textFact('What to bring', TRIP_FACT_CHARACTERS)),
  included: fact(textFact('What is included', TRIP_FACT_CHARACTERS)),
  visits: fact(z.array(z.enum(visitedPlaces, NO_SUCH_PLACE), NO_SUCH_PLACE)),
  crewPhone: fact(
    z.string('Crew phone must be text').check(
      z.trim(),
      z.refine((text) => text === '' || isPhone(text), PHONE_NEEDED),
    ),
  ),
  noticeHours: fact(hours(noticeLimits, 'The notice can be 0 to 168 hours')),
  /** At most the capacity, which is checked where that is known. */
  smallestNumber: fact(z.int(TOO_SMALL).check(z.gte(LEAST_SMALLEST_NUMBER, TOO_SMALL))),
  decisionHours: fact(hours(decisionLimits, 'It is decided 1 to 72 hours before departure')),
};
