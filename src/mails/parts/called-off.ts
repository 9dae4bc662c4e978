import type { CallOffReason } from '#domain/trip-changes/calling-off.ts';
import { sampleMs } from './sample-trip.ts';
import type { MailContext } from '../layout/mail-context.ts';

/** Call-off of a trip. The guest can choose compensation until `untilMs`. */
export type MailedCallOff = { reason: CallOffReason; note: string; untilMs: number };

export const sampleCallOff: MailedCallOff = {
  reason: 'weather',
  note: 'A storm is on its way.',
  untilMs: sampleMs,
};

/** "because of the weather" */
export function describeCallOffReason({ t }: MailContext, reason: CallOffReason): string {
  return {
    weather: t.ofWeather,
    engine: t.ofEngine,
    'too-few-guests': t.ofTooFew,
    sickness: t.ofSickness,
    'ship-skipped': t.ofShip,
  }[reason];
}
