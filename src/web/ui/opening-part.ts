/**
 * The id of the part that a page opens with: a browser that knows how to waits with its first paint until it is there
 * (`firstPaintTag`).
 */
export const OPENING_PART = 'opening-part';
