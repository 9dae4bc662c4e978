import * as z from 'zod/mini';
import { noticeLimits } from '#domain/availability/booking-notice.ts';
import { visitedPlaces } from '#domain/island/borders.ts';
import { decisionLimits, MIN_SMALLEST_NUMBER } from '#domain/departures/smallest-number.ts';
import {
  boardingWays,
  seaStates,
  swimmingNeeds,
  wheelchairAccess,
  youngestAgeLimits,
} from '#domain/boats/suits.ts';
import { isOnMap } from '#domain/boats/trip-facts.ts';
import { captionField } from '../../fields/caption-field.ts';
import { boatTextFields } from './boat-text-payload.ts';
import { isPhone, PHONE_NEEDED } from '../../fields/payload-fields.ts';

/** A missing field keeps its value; null removes it or restores the default. */
const fact = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

const wholeNumber = ({ min, max }: { min: number; max: number }, message: string) =>
  z.int(message).check(z.gte(min, message), z.lte(max, message));

const TOO_SMALL = 'smallestNumber.tooSmall';

const NO_SUCH_PLACE = 'crossing.unknown';

const OFF_THE_MAP = 'pin.outsideMap';

const NO_SUCH_CHOICE = 'suits.unknown';

/** A place on the island map. */
export const placeField = z
  .object({ latitude: z.number(OFF_THE_MAP), longitude: z.number(OFF_THE_MAP) }, OFF_THE_MAP)
  .check(z.refine(isOnMap, OFF_THE_MAP));

/** A boat's trip details as its operator edits them. */
export const tripFactFields = {
  meetingPoint: fact(boatTextFields.meetingPoint),
  pin: fact(placeField),
  bring: fact(boatTextFields.bring),
  included: fact(boatTextFields.included),
  notIncluded: fact(boatTextFields.notIncluded),
  suits: fact(
    z.object(
      {
        swimming: fact(z.enum(swimmingNeeds, NO_SUCH_CHOICE)),
        boarding: fact(z.enum(boardingWays, NO_SUCH_CHOICE)),
        sea: fact(z.enum(seaStates, NO_SUCH_CHOICE)),
        youngestAge: fact(wholeNumber(youngestAgeLimits, 'youngestAge.outOfRange')),
        wheelchair: fact(z.enum(wheelchairAccess, NO_SUCH_CHOICE)),
      },
      NO_SUCH_CHOICE,
    ),
  ),
  visits: fact(z.array(z.enum(visitedPlaces, NO_SUCH_PLACE), NO_SUCH_PLACE)),
  crewPhone: fact(
    z.string('crewPhone.notText').check(
      z.trim(),
      z.refine((text) => text === '' || isPhone(text), PHONE_NEEDED),
    ),
  ),
  meetingPhotoCaption: fact(captionField),
  noticeHours: fact(wholeNumber(noticeLimits, 'notice.outOfRange')),
  /** Limited to the capacity, which is checked where the boat is known. */
  smallestNumber: fact(z.int(TOO_SMALL).check(z.gte(MIN_SMALLEST_NUMBER, TOO_SMALL))),
  decisionHours: fact(wholeNumber(decisionLimits, 'decision.outOfRange')),
};
