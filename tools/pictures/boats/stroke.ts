/** A part of a boat in the picture. Strokes with the same `key` are painted the same way. */
export type Stroke = { readonly depth: number; readonly key: string; readonly path: string };
