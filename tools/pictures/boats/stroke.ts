/** A part of the boat on the picture; the key says how it is painted. */
export type Stroke = { readonly depth: number; readonly key: string; readonly path: string };
