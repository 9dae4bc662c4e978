import type { Day } from '#domain/time/days.ts';
import type { ListingRule } from '#domain/operators/documents.ts';
import type { Deps } from '../../platform/dependencies.ts';

export type OperatorAsked = { documentsAskedOn: Day | null };

/** Returns the listing rule: the owner's setting, and the day on which this operator was asked for documents. */
export function ruleFor(
  { documentsGraceDays }: Pick<Deps, 'documentsGraceDays'>,
  { documentsAskedOn: askedOn }: OperatorAsked,
): ListingRule {
  return { graceDays: documentsGraceDays, askedOn };
}
