/** Ways to price a trip: by the seat, or the whole boat by the day. */
export const pricingModes = ['perSeat', 'charter'] as const;
export type PricingMode = (typeof pricingModes)[number];
