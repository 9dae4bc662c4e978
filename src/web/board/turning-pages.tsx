import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../language/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { nextPartOf } from './board-pages.ts';

const TURN_EVERY_MS = 15_000;
/** Whoever scrolls or presses reads for themselves so long. */
const REST_MS = 60_000;

/**
 * On a screen that shows nothing but a board too long for it, its parts follow each other. Not in another site's
 * page, nor on a phone: there somebody scrolls. Who wants less motion starts it themselves.
 */
export function TurningPages() {
  const words = useMessages('board');
  const isLong = useIsLong();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isTurning = isLong && (chosen ?? !wantsLessMotion());
  useTurning(isTurning);
  if (!isLong) return null;
  const Sign = isTurning ? Pause : Play;
  return (
    <Button
      variant="secondary"
      className="fixed right-4 bottom-4 z-30"
      onClick={() => setChosen(!isTurning)}
    >
      <Sign aria-hidden="true" className="size-5" />
      {isTurning ? words.stopTurning : words.turnPages}
    </Button>
  );
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Only in a browser, and once the board is there. */
function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (window.top !== window.self) return;
    const wide = matchMedia('(min-width: 64rem)');
    const look = () => setLong(wide.matches && document.body.scrollHeight > innerHeight + 1);
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    addEventListener('resize', look);
    return () => {
      watch.disconnect();
      removeEventListener('resize', look);
    };
  }, []);
  return isLong;
}

const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function useTurning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let restsUntil = 0;
    const rest = () => {
      restsUntil = performance.now() + REST_MS;
    };
    const timer = setInterval(() => {
      if (performance.now() >= restsUntil) turn();
    }, TURN_EVERY_MS);
    for (const sign of signs) addEventListener(sign, rest, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, rest);
    };
  }, [isOn]);
}

function turn(): void {
  const at = scrollY;
  const rows = Array.from(document.querySelectorAll('main li'), (row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return { top: top + at, bottom: bottom + at };
  });
  const { scrollHeight: pageHeight } = document.body;
  scrollTo({ top: nextPartOf({ rows, at, height: innerHeight, pageHeight }), behavior: 'instant' });
}
