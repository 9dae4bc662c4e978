import { useState, type PointerEvent } from 'react';

/** Indexes of the dragged tile and of the tile under the pointer. */
type Drag = { from: number; over: number };

/**
 * Drags tiles by a handle, with mouse, pen or touch. Moves the tile only on release, because moving it ends the pointer
 * capture.
 */
export function useTileDragging(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const buildHandlers = (from: number) => ({
    onPointerDown: ({ button, currentTarget, pointerId }: PointerEvent) => {
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      setDrag({ from, over: from });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag) return;
      const tile = findTile(event);
      // Scrolls partly visible tiles into view, so that the tiles beyond can be reached.
      tile?.scrollIntoView({ block: 'nearest' });
      setDrag({ from, over: getPlace(tile) ?? drag.over });
    },
    onPointerUp: (event: PointerEvent) => {
      const to = getPlace(findTile(event));
      if (drag && to !== null && to !== from) onMove(from, to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, buildHandlers };
}

function findTile({ clientX, clientY }: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]') ?? null;
}

function getPlace(tile: HTMLElement | null): number | null {
  return tile ? Number(tile.dataset['place']) : null;
}
