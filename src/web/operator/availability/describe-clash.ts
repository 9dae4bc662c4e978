import { localizePlainList } from '#i18n/formats/list-formats.ts';
import type { OperatorAvailabilityMessages } from '#i18n/catalogues/messages.ts';
import type { SlotClash } from '#domain/availability/slot-clashes.ts';
import type { Formats } from '../../shared/language/use-formats.ts';

/** Formats "9:00 AM, 9:30 AM and 10:00 AM overlap: selling one closes the others." */
export function describeClash(
  t: OperatorAvailabilityMessages,
  { language, time }: Formats,
  clash: SlotClash,
): string {
  const times = localizePlainList(language, clash.times.map(time));
  return clash.kind === 'overlap'
    ? t.clash(times, clash.times.length)
    : t.overnight(time(clash.time), times);
}
