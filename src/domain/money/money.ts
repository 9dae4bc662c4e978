import type { PricingMode } from './pricing-modes.ts';

/** Parses a decimal string of dollars ("95", "95.5", "95.50") into whole cents; null if it is not one. */
export function parseDecimalCents(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/**
 * Parses a typed amount ("1234.5", "$1,234.50") into whole cents. A comma only separates thousands: "12,50" is
 * ambiguous and gives null, like any other text.
 */
export function parseTypedCents(text: string): number | null {
  const typed = text.trim().replace(/^\$\s*/, '');
  const hasThousands = /^[1-9]\d{0,2}(,\d{3})+(\.\d{1,2})?$/.test(typed);
  return parseDecimalCents(hasThousands ? typed.replaceAll(',', '') : typed);
}

/** "95.50" for 9550 cents. */
export function formatDecimalCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

export function formatDecimalPrice(cents: number | null): string | null {
  return cents === null ? null : formatDecimalCents(cents);
}

/** A boat's prices as decimal strings, and the modes in which it is sold. */
export type PricedBoat = {
  pricingMode: PricingMode | 'both';
  pricePerSeat: string | null;
  charterPricePerDay: string | null;
};

/** Returns the prices that a boat's card and page show: one for each mode in which the boat is sold, seats first. */
export function listUnitPrices(boat: PricedBoat): { mode: PricingMode; cents: number }[] {
  const { pricingMode, pricePerSeat, charterPricePerDay } = boat;
  return [
    { mode: 'perSeat' as const, cents: parseDecimalCents(pricePerSeat ?? '') ?? 0 },
    { mode: 'charter' as const, cents: parseDecimalCents(charterPricePerDay ?? '') ?? 0 },
  ].filter(({ mode, cents }) => cents > 0 && [mode, 'both'].includes(pricingMode));
}

/** "$1,234.50": money for guests, always with 2 decimals (spec 9). */
export function formatDollars(cents: number): string {
  const [whole = '0', decimals] = formatDecimalCents(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${groupThousands(whole)}.${decimals}`;
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Returns `percent` of an amount in cents, rounded half up to a whole cent. Exact: integers only. */
export function computePercent(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}
