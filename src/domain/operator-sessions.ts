/** How long an operator stays signed in, if the settings say nothing else, and how long without coming back. */
export const SESSION_DAYS = 180;
export const UNUSED_SESSION_DAYS = 60;
