import { toTime } from '#domain/time/days.ts';
import type { PortCallView } from '#contract/public/ship-api.ts';
import { localizeTime } from '#i18n/formats/language-formats.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { ShipsMessages } from '#i18n/catalogues/messages.ts';
import {
  BACK_BEFORE_MINUTES,
  toIslandMinutes,
  classifyMisses,
  type NothingFits,
} from '#domain/ships/port-calls.ts';

export type ShipTimes = Pick<PortCallView, 'arrival' | 'allAboard' | 'pier' | 'clockMinutes'>;

/** Formats "8:00 AM–5:00 PM" in island time, short for lists of ships. */
export function shipHours(language: Language, times: ShipTimes): string {
  const at = (time: string) => formatIslandTime(language, toIslandMinutes(time, times));
  return `${at(times.arrival)}–${at(times.allAboard)}`;
}

/** Formats "8:00 AM to 5:00 PM" in island time. */
export function formatShipHours(t: ShipsMessages, language: Language, times: ShipTimes): string {
  const at = (time: string) => formatIslandTime(language, toIslandMinutes(time, times));
  return t.times(at(times.arrival), at(times.allAboard));
}

function formatIslandTime(language: Language, minutes: number): string {
  return localizeTime(language, toTime(minutes));
}

/** Explains to a ship's guests why no trip fits. */
export function describeNoFit(
  { t, language }: { t: ShipsMessages; language: Language },
  ship: ShipTimes,
  { offered, tooEarly, noLength }: NothingFits,
): string {
  if (offered === 0) return t.noBoat;
  const tooLate = offered - tooEarly - noLength;
  const until = toIslandMinutes(ship.allAboard, ship) - BACK_BEFORE_MINUTES;
  const needed = t.needed(
    formatIslandTime(language, toIslandMinutes(ship.arrival, ship)),
    BACK_BEFORE_MINUTES,
    formatIslandTime(language, until),
  );
  const early = t.tooEarly(tooEarly);
  const timed = {
    none: '',
    late: t.tooLate(tooLate),
    early: `${early}.`,
    both: `${early}, ${t.andTooLate(tooLate)}`,
  }[classifyMisses({ tooEarly, tooLate })];
  const unknown = noLength > 0 ? t.noLength(noLength) : '';
  return [timed, unknown, needed].filter((sentence) => sentence !== '').join(' ');
}
