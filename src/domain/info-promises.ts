/** What we promise people, or tell them of others, that no code counts. Texts, pages and mails all take it from here. */

/** A guest is at the dock so long before the start. */
export const AT_DOCK_MINUTES = 15;

/** A bank takes so long to show a refund. */
export const BANK_SHOWS_REFUND_WITHIN = '5 to 10 days';

/** Whoever asks what we store about them has our answer by then. */
export const DATA_ANSWER_DAYS = 30;

export const LEAST_AGE_TO_BOOK = 18;
