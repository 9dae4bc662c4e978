/** A picture of the marketplace; `draw` gives a whole SVG document, the same bytes every time. */
export type Picture = {
  readonly name: string;
  readonly title: string;
  readonly draw: () => string;
};
