import type { MergeLeafTypes, ProductLeaf, Thing, TouristTripLeaf } from 'schema-dts';

/** A trip that is sold: both, so that whoever knows only one of them understands it. */
export type SoldTrip = MergeLeafTypes<[ProductLeaf, TouristTripLeaf]>;

/** What a page says to machines, in the words of schema.org; the compiler knows its vocabulary. */
export type StructuredGraph = {
  '@context': 'https://schema.org';
  '@graph': readonly (Thing | SoldTrip)[];
};

export function graphOf(...things: StructuredGraph['@graph']): StructuredGraph {
  return { '@context': 'https://schema.org', '@graph': things };
}
