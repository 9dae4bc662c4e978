/// <reference lib="esnext.temporal" />
import type { VEvent } from 'node-ical';

type Written = string | { params?: Record<string, string>; val?: string };

/** The starts that an event adds to its own one by one (RDATE), which the parser leaves as they were written. Epoch milliseconds. */
export function extraStarts(event: VEvent): number[] {
  const { rdate } = event as { rdate?: Written | Written[] };
  if (rdate === undefined) return [];
  return (Array.isArray(rdate) ? rdate : [rdate]).flatMap(startsIn);
}

function startsIn(written: Written): number[] {
  const text = typeof written === 'string' ? written : (written.val ?? '');
  const zone = typeof written === 'string' ? undefined : written.params?.['TZID'];
  return text.split(',').flatMap((each) => {
    const start = startOf(each.trim(), zone);
    return start === null ? [] : [start];
  });
}

/** `20261204T090000Z`, `20261204T090000` in a zone or in none, `20261204`, or the start of a period. */
function startOf(text: string, zone: string | undefined): number | null {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?(?:\/.*)?$/.exec(text);
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number);
  const at = { year: year ?? 0, month: month ?? 1, day: day ?? 1 };
  const time = { hour: hour || 0, minute: minute || 0, second: second || 0 };
  try {
    const timeZone = match[7] === 'Z' ? 'UTC' : (zone ?? Temporal.Now.timeZoneId());
    return Temporal.PlainDateTime.from({ ...at, ...time }).toZonedDateTime(timeZone)
      .epochMilliseconds;
  } catch {
    return null;
  }
}
