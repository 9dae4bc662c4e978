/**
 * A text of somebody else (a driver, a service, a parser) as it may be logged: without mail addresses, phone
 * numbers, values that were quoted, secrets in paths, whole ids, and anything of a web address but its host.
 */
export function withoutPersonalData(text: string): string {
  return masks.reduce((masked, [found, instead]) => masked.replace(found, instead), text);
}

const masks: readonly (readonly [RegExp, string])[] = [
  // What a parser could not read, and what the database could not take: it repeats it.
  [/(SyntaxError: [^"\n]*)"[^\n]*"/g, '$1"…"'],
  [/(invalid (?:input|byte)[^"\n]*)"[^\n]*"/g, '$1"…"'],
  // Subscriptions to calendars, links with tokens: of an address only the host is nobody's secret.
  [
    /\b((?:https?|webcals?|smtps?|postgres(?:ql)?):\/\/)(?:[^\s/"'<>]*@)?([^\s/"'<>?#]+)[^\s"'<>)]*/gi,
    '$1$2/…',
  ],
  [/[\w.!#$%&'*+=?^`{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*/g, '[mail]'],
  [/\+\d[\d\s().-]{6,}\d/g, '[phone]'],
  [/\/(trips|crew|approve|calendars?)\/[\w-]{16,}/g, '/$1/…'],
  [/([?&][\w.-]+)=[^\s&"']+/g, '$1=…'],
  // The first part of a booking's id is enough to find it; the whole id opens its guest's pages.
  [/\b([\da-f]{8})(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '$1-…'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
];
