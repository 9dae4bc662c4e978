import { findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js/max';
import type { PhoneLinkView } from '#contract/fields/phone-link-view.ts';

/** Countries of the island. A number without a country code belongs to the first country in which it is valid. */
const ISLAND_COUNTRIES = ['SX', 'MF'] as const;

/**
 * Finds phone numbers in free text, including national prefixes in brackets, extensions and several numbers. Skips
 * numbers of unknown country, because a wrong guess would call a stranger.
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

/** Accepts numbers that are possible but not valid, if they contain a country code or have the island's prefix. */
function hasKnownCountry(number: PhoneNumber, written: string): boolean {
  const isIslandNumber =
    number.countryCallingCode === '1' && number.nationalNumber.startsWith('721');
  return number.isPossible() && (written.startsWith('+') || isIslandNumber);
}

function linkPhone(number: PhoneNumber): PhoneLinkView {
  return {
    number: number.formatInternational(),
    call: number.getURI(),
    whatsApp: number.ext ? null : `https://wa.me/${number.number.slice(1)}`,
  };
}
