import type { CrewGuestView } from '#contract/operator/operator-day-api.ts';
import type { OperatorDeparturesMessages, TripsMessages } from '#i18n/catalogues/messages.ts';
import { isolateName } from '#domain/fields/plain-text.ts';

type Party = Pick<CrewGuestView, 'customerName' | 'groupSize'>;

/** Formats "Ana Boat, 4 guests" or "3 bookings, 7 guests: Ana Boat (4), Bo Late (2), Cy There (1)". */
export function describeParties(
  t: OperatorDeparturesMessages,
  trips: TripsMessages,
  parties: readonly Party[],
): string {
  const [only] = parties;
  if (parties.length === 1 && only) {
    return t.oneParty(isolateName(only.customerName), trips.guests(only.groupSize));
  }
  const all = parties.reduce((sum, { groupSize }) => sum + groupSize, 0);
  const names = parties.map(
    ({ customerName, groupSize }) => `${isolateName(customerName)} (${groupSize})`,
  );
  return t.parties(parties.length, trips.guests(all), names.join(', '));
}
