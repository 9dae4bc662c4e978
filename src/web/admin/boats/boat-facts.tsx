import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AdminBoatView } from '#contract/admin-boat-api.ts';
import { tripTypeNames } from '#domain/boats.ts';
import { locationName } from '#domain/ports.ts';
import { DEFAULT_BOAT_TYPE_LABEL } from '#domain/site-labels.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { guests } from '../../booking-widgets/trip-words.ts';
import { dayWords, whenWords } from '../layout/when-words.ts';
import { pricesOf } from './boat-rows.tsx';

/** All that the operator has said of the boat. */
export function BoatFacts({ boat }: { boat: AdminBoatView }) {
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        <Fact name="Captain">
          <Link href={`/admin/operators/${boat.operator.id}`} className="text-link">
            {boat.operator.name}
          </Link>
        </Fact>
        <Fact name="Type">{boat.type || DEFAULT_BOAT_TYPE_LABEL}</Fact>
        <Fact name="Offers">{tripTypeNames[boat.tripType]}</Fact>
        <Fact name="Departs from">{locationName(boat.port, boat.customPort)}</Fact>
        <Fact name="Capacity">{guests(boat.capacity)}</Fact>
        <Fact name="Prices">{pricesOf(boat)}</Fact>
        <Fact name="Featured">{featuredWords(boat)}</Fact>
        <Fact name="Last changed">{whenWords(boat.updatedAt)}</Fact>
        <Fact name="To be published">{boat.missing ?? 'Nothing is missing.'}</Fact>
      </dl>
      <h3 className="mt-6 mb-2 font-semibold">Description</h3>
      {boat.description.trim() ? (
        <RichText text={boat.description} />
      ) : (
        <p className="text-ink-soft">None yet.</p>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function featuredWords({ featured, featuredEndDate, featurePaidUntil }: AdminBoatView): string {
  if (!featured || featuredEndDate === null) return 'Not featured';
  const paid = featurePaidUntil === null ? 'by hand' : `paid until ${dayWords(featurePaidUntil)}`;
  return `Until ${dayWords(featuredEndDate)}, ${paid}`;
}
