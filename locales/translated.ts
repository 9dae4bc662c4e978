/** Type of a translated catalogue: the same keys, with the same parameters. */
export type Translated<T> = {
  readonly [Key in keyof T]: T[Key] extends (...values: infer Values) => string ? (...values: Values) => string : T[Key] extends string ? string : Translated<T[Key]>;
};
