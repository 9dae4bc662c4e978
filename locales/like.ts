/** The shape of a catalogue in another language: the same messages, with the same values in them. */
export type Like<T> = {
  readonly [Key in keyof T]: T[Key] extends (...values: infer Values) => string ? (...values: Values) => string : T[Key] extends string ? string : Like<T[Key]>;
};
