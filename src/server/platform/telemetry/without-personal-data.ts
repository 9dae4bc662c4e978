/**
 * Redacts third-party messages (driver, service, parser) for the log: mail addresses, phone numbers, quoted values,
 * secrets in paths, full ids, and everything in a URL except its host.
 */
export function withoutPersonalData(text: string): string {
  return masks.reduce((masked, [found, instead]) => masked.replace(found, instead), text);
}

const masks: readonly (readonly [RegExp, string])[] = [
  // Parsers and the database quote the invalid input.
  [/(SyntaxError: [^"\n]*)"[^\n]*"/g, '$1"…"'],
  [/(invalid (?:input|byte)[^"\n]*)"[^\n]*"/g, '$1"…"'],
  // Calendar subscriptions and links contain tokens, so only the host of a URL is safe to log.
  [
    /\b((?:https?|webcals?|smtps?|postgres(?:ql)?):\/\/)(?:[^\s/"'<>]*@)?([^\s/"'<>?#]+)[^\s"'<>)]*/gi,
    '$1$2/…',
  ],
  [/[\w.!#$%&'*+=?^`{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*/g, '[mail]'],
  [/\+\d[\d\s().-]{6,}\d/g, '[phone]'],
  [/\/(trips|crew|approve|calendars?)\/[\w-]{16,}/g, '/$1/…'],
  [/([?&][\w.-]+)=[^\s&"']+/g, '$1=…'],
  // The first part of a booking's id suffices to find it; the full id would give access to the guest's pages.
  [/\b([\da-f]{8})(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '$1-…'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
];
