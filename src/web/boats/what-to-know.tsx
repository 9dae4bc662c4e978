import { lazy, Suspense, useState } from 'react';
import type { BoatView } from '#contract/boat-views.ts';
import { tripFactWords } from '#domain/trip-fact-words.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';

const MeetingMap = lazy(() => import('./meeting-map.tsx'));

/** What the operator tells guests of the trips before they book. */
export function WhatToKnow({ boat }: { boat: BoatView }) {
  const facts = tripFactWords(boat);
  if (facts.length === 0 && !boat.pin) return null;
  return (
    <Card>
      <CardTitle>What to Know</CardTitle>
      <dl className="flex flex-col gap-3">
        {facts.map(([name, words]) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{words}</dd>
          </div>
        ))}
      </dl>
      {(boat.pin || boat.customPort === null) && <MapOnRequest boat={boat} />}
    </Card>
  );
}

function MapOnRequest({ boat }: { boat: BoatView }) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useIsHydrated();
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="mt-5"
        disabled={!isHydrated}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide the map' : 'Show on the map'}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MeetingMap boat={boat} />
        </Suspense>
      )}
    </>
  );
}
