/** Numbers of the island, as its people write them: 721 and seven digits. */
const LOCAL = /^721\d{7}$/;
/** Shorter ones lack their country. */
const LEAST_DIGITS = 11;

/** A phone as WhatsApp wants it: digits that begin with the country code. Null when that is not known. */
export function whatsAppDigits(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (LOCAL.test(digits)) return `1${digits}`;
  if (/^\s*\+/.test(phone)) return digits.length >= 7 ? digits : null;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.length >= LEAST_DIGITS && !digits.startsWith('0') ? digits : null;
}

/** What a phone is called by: its digits, and the plus before them. */
export function callable(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}
