/** Promises to people that no code enforces, in one place for texts, pages and mails. */

/** When a guest should be at the dock, before the start. */
export const AT_DOCK_MINUTES = 15;

/** How long a bank takes to show a refund. */
export const BANK_SHOWS_REFUND_WITHIN = '5 to 10 days';

/** Deadline for answering a request about stored personal data. */
export const DATA_ANSWER_DAYS = 30;

export const LEAST_AGE_TO_BOOK = 18;
