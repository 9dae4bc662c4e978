import { lazy, Suspense, useState } from 'react';
import type { BoatView } from '#contract/boat-views.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';

const MeetingMap = lazy(() => import('../island/meeting-map.tsx'));

/** What the operator tells guests of the trips before they book. */
export function WhatToKnow({ boat }: { boat: BoatView }) {
  const [isOpen, setOpen] = useState(false);
  if (boat.told.length === 0 && !boat.pin) return null;
  return (
    <Card>
      <CardTitle>What to Know</CardTitle>
      <dl className="grid gap-3 sm:grid-cols-2">
        {boat.told.map(({ name, words }) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{words}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="secondary"
        size="small"
        className="mt-5 noscript:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide the map' : 'Show on the map'}
      </Button>
      <Suspense>{isOpen && <MeetingMap boat={boat} />}</Suspense>
    </Card>
  );
}
