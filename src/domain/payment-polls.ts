/** The success page asks once a second, at most ten times, what became of a payment (spec 9). */
export const POLL_EVERY_MS = 1000;
export const POLL_ATTEMPTS = 10;
/** Then it stops waiting, even for an answer that is on its way. */
export const POLL_FOR_MS = POLL_EVERY_MS * POLL_ATTEMPTS;
