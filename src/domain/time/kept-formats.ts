/**
 * Formats that are made once for each language and shape: to make one takes eight times as long as to use it. The
 * note below lets the build leave out those that a page does not use.
 */
// @__NO_SIDE_EFFECTS__
export function keepFormats<Language extends string, Shape, Format>(
  make: (language: Language, shape: Shape) => Format,
) {
  const kept = new Map<string, Format>();
  return (language: Language, shape: Shape): Format => {
    const key = `${language} ${JSON.stringify(shape)}`;
    const format = kept.get(key) ?? make(language, shape);
    kept.set(key, format);
    return format;
  };
}
