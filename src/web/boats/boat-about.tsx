import { Anchor, MapPin, Sailboat, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BoatView } from '#contract/boat-views.ts';
import { portName } from '#domain/ports.ts';
import { Card, CardTitle } from '../ui/card.tsx';
import { guests } from '../booking-widgets/trip-words.ts';
import { RichText } from '../ui/rich-text.tsx';

export function BoatAbout({ boat }: { boat: BoatView }) {
  return (
    <Card>
      <CardTitle>About This Boat</CardTitle>
      <ul className="grid gap-3 sm:grid-cols-2">
        <Fact icon={Users}>Up to {guests(boat.capacity)}</Fact>
        <Fact icon={Sailboat}>{boat.type}</Fact>
        <Fact icon={MapPin}>Departs from {portName(boat.port, boat.customPort)}</Fact>
        {boat.operatorName && <Fact icon={Anchor}>Operated by {boat.operatorName}</Fact>}
      </ul>
      {boat.description.trim() && (
        <div className="mt-6 border-t border-line pt-6">
          <RichText text={boat.description} />
        </div>
      )}
    </Card>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
