import { useId, type ReactNode } from 'react';
import { Card, CardTitle } from '../ui/card.tsx';

/** A titled part of a form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card role="group" aria-labelledby={titleId} className="flex flex-col gap-5">
      <CardTitle id={titleId} className="mb-0">
        {title}
      </CardTitle>
      {children}
    </Card>
  );
}
