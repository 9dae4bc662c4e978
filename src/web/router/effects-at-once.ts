import { options } from 'preact';

/**
 * Effects run before the next paint, as React's do after a click (docs/decisions/0109). Otherwise a dialog could be seen
 * whose place in the history is not there yet, and what an effect remembers could be what was true before the click.
 */
export function runEffectsAtOnce(): void {
  options.requestAnimationFrame = (run) => queueMicrotask(run);
}
