import { findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js/max';
import type { PhoneLinkView } from '#contract/fields/phone-link-view.ts';

/** The two sides of the island: numbers without a country are read as of the first where they are valid. */
const ISLAND_COUNTRIES = ['SX', 'MF'] as const;

/**
 * The phone numbers in what a person typed: national prefixes in brackets, extensions and several numbers in one
 * field included. A number whose country is not known has no link, since it would call a stranger.
 */
export function findPhoneLinks(text: string | null): PhoneLinkView[] {
  if (text === null) return [];
  const byPlace = new Map<number, PhoneNumber>();
  for (const country of ISLAND_COUNTRIES) {
    const found = findPhoneNumbersInText(text, { defaultCountry: country, extended: true });
    for (const { startsAt, endsAt, number } of found) {
      const known = byPlace.get(startsAt);
      if (known?.isValid()) continue;
      if (number.isValid() || (!known && hasKnownCountry(number, text.slice(startsAt, endsAt)))) {
        byPlace.set(startsAt, number);
      }
    }
  }
  return [...byPlace]
    .toSorted(([one], [other]) => one - other)
    .map(([, number]) => linkPhone(number));
}

/** A number that no numbering plan lists is still dialled where its country is written, or is ours. */
function hasKnownCountry(number: PhoneNumber, written: string): boolean {
  const isOfIsland = number.countryCallingCode === '1' && number.nationalNumber.startsWith('721');
  return number.isPossible() && (written.startsWith('+') || isOfIsland);
}

function linkPhone(number: PhoneNumber): PhoneLinkView {
  return {
    number: number.formatInternational(),
    call: number.getURI(),
    whatsApp: number.ext ? null : `https://wa.me/${number.number.slice(1)}`,
  };
}
