/** How one trip is paid: by the seat, or the whole boat by the day. */
export const pricingModes = ['perSeat', 'charter'] as const;
export type PricingMode = (typeof pricingModes)[number];
