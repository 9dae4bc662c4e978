/** The point of a photo that every crop keeps: whole percentages of its width and height. */
export type PhotoFocus = { x: number; y: number };

export const CENTRE: PhotoFocus = { x: 50, y: 50 };
/** Boats are low in the site's own pictures. */
export const ILLUSTRATION_FOCUS: PhotoFocus = { x: 50, y: 66 };

export const MAX_FOCUS_PERCENT = 100;
/** Precision of the crops on pages: each step has its own style rule. */
export const FOCUS_STEP_PERCENT = 5;

/** Returns the focus moved by percentages; stops at the edges. */
export function moveFocus({ x, y }: PhotoFocus, by: PhotoFocus): PhotoFocus {
  return { x: toPercent(x + by.x), y: toPercent(y + by.y) };
}

/** Converts a point of a picture to whole percentages; a point outside the picture moves to the nearest edge. */
export function placeFocus(
  point: { left: number; top: number },
  size: { width: number; height: number },
): PhotoFocus {
  return {
    x: toPercent((point.left / size.width) * 100),
    y: toPercent((point.top / size.height) * 100),
  };
}

function toPercent(value: number): number {
  return Math.min(MAX_FOCUS_PERCENT, Math.max(0, Math.round(value)));
}

/** Rounds a percentage to a step of the pages' crops. */
export function roundToFocusStep(percent: number): number {
  return Math.round(percent / FOCUS_STEP_PERCENT) * FOCUS_STEP_PERCENT;
}

type Size = { width: number; height: number };

/** Places a window in a larger picture, as `object-position` does on pages. */
export function cropAround(picture: Size, window: Size, { x, y }: PhotoFocus) {
  return {
    left: Math.floor(((picture.width - window.width) * x) / 100),
    top: Math.floor(((picture.height - window.height) * y) / 100),
  };
}
