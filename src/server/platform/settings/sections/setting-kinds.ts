import * as z from 'zod/mini';
import { isLanguage, languages } from '#i18n/languages/languages.ts';

// Kinds of setting values. Error messages follow the setting's name.

export const optionalText = z.optional(z.string());

export const optionalSwitch = z.optional(
  z.stringbool({
    truthy: ['on', 'true', 'yes', '1'],
    falsy: ['off', 'false', 'no', '0'],
    error: mustBe('on or off'),
  }),
);

export function wholeNumber(min: number, max: number) {
  const fits = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return z.pipe(
    textThat(fits, `a whole number from ${min} to ${max}`),
    z.transform((text) => Number(text)),
  );
}

/** One word, such as `auto`, or a number. */
export function wordOr<const Word extends string>(word: Word, min: number, max: number) {
  const fits = (text: string) =>
    text === word || (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max);
  return z.pipe(
    textThat(fits, `${word} or a whole number from ${min} to ${max}`),
    z.transform((text): Word | number => (text === word ? word : Number(text))),
  );
}

/** `off`, or a number. */
export function offOr(min: number, max: number) {
  const fits = (text: string) =>
    text === 'off' || (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max);
  return z.pipe(
    textThat(fits, `off or a whole number from ${min} to ${max}`),
    z.transform((text) => (text === 'off' ? text : Number(text))),
  );
}

/** Single-line text; null for `off`. */
export function textOrOff(max: number) {
  const fits = (text: string) => text.length <= max && !/\p{C}/u.test(text);
  return z.optional(
    z.pipe(
      textThat(fits, `off or text of at most ${max} characters`),
      z.transform((text) => (text === 'off' ? null : text)),
    ),
  );
}

/** Fraction from 0 to 1. */
export const share = z.pipe(
  textThat((text) => /^(0(\.\d+)?|1(\.0+)?)$/.test(text), 'a number from 0 to 1'),
  z.transform((text) => Number(text)),
);

/** `off`, or the number of proxies in front of the server. */
export const hops = z.pipe(
  textThat(
    (text) => /^(off|\d)$/.test(text),
    'off or the number of proxies in front of the server (1 to 9)',
  ),
  z.transform((text) => (text === 'off' ? 0 : Number(text))),
);

/** Comma-separated languages; English is always added first. */
export const languageList = z.pipe(
  textThat(
    (text) => splitNames(text).every(isLanguage),
    `languages of ${languages.join(', ')}, separated by commas`,
  ),
  z.transform((text) =>
    languages.filter((each) => each === 'en' || splitNames(text).includes(each)),
  ),
);

/** Comma-separated hosts: `name:port` or `name`. */
export const hostList = z.pipe(
  textThat(
    (text) => splitNames(text).every((host) => /^[\w.-]+(:\d{1,5})?$/.test(host)),
    'hosts such as calendar.lan:8080',
  ),
  z.transform(splitNames),
);

function splitNames(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Comma-separated URLs, reduced to their origins. */
export const originList = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text.split(',').every((address) => URL.canParse(address)),
        'must be addresses like https://example.com, separated by commas.',
      ),
    ),
  z.transform((text) => text.split(',').map((address) => new URL(address).origin)),
);

export function choiceFrom<const Choice extends string>(choices: readonly Choice[]) {
  return z.enum(choices as readonly [Choice, ...Choice[]], {
    error: mustBe(`one of ${choices.join(', ')}`),
  });
}

export function shortText(max: number) {
  const fits = (text: string) => text.length <= max && !/\p{C}/u.test(text);
  return z.optional(textThat(fits, `one line of text, at most ${max} characters`));
}

/** URL with one of these protocols. Errors omit the value, which may contain a password. */
export function optionalAddress(protocols: string[]) {
  const fits = (text: string) =>
    protocols.includes(readProtocol(text) ?? '') && !hasUnencodedPassword(text);
  const examples = protocols.map((protocol) => `${protocol}//…`).join(' or ');
  const error = (issue: { input?: unknown }) =>
    hasUnencodedPassword(String(issue.input))
      ? 'has special characters in its user name or password: write % as %25, @ as %40, : as %3A, / as %2F, ? as %3F and # as %23.'
      : `must be an address like ${examples}.`;
  return z.optional(z.string().check(z.refine(fits, { error })));
}

/** Detects an `@` after the host or a stray `%`: an unencoded password splits the URL in the wrong place. */
function hasUnencodedPassword(text: string): boolean {
  const [, authority, rest] = /^[a-z]+:\/\/([^/?#]*)(.*)$/is.exec(text) ?? [];
  if (authority === undefined || rest === undefined) return false;
  const login = authority.slice(0, Math.max(0, authority.lastIndexOf('@')));
  const isCutShort = !authority.includes('@') && rest.includes('@') && !URL.canParse(text);
  return /%(?![\da-f]{2})/i.test(login) || /^[^?]*@/.test(rest) || isCutShort;
}

/** http(s) URL without a trailing slash. */
export const optionalWebAddress = z.optional(
  z.pipe(
    textThat(
      (text) => /^https?:$/.test(readProtocol(text) ?? ''),
      'an address like https://example.com',
    ),
    z.transform((text) => text.replace(/\/+$/, '')),
  ),
);

/** `name@host` or `Name <name@host>`, on one line. */
export const mailAddress = textThat(
  (text) => /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text),
  'an email address',
);

export const optionalPhone = z.optional(
  z.pipe(
    textThat(
      (text) => /^\d{7,15}$/.test(extractDigits(text)),
      'a phone number with its country code, like +1 721 555 0100',
    ),
    z.transform(extractDigits),
  ),
);

/** Errors omit the value. */
export function secret(min: number) {
  return z.string().check(z.minLength(min, `must have at least ${min} characters.`));
}

/** 32 bytes as base64url. Errors omit the value. */
export const encryptionKey = z
  .string()
  .check(z.regex(/^[\w-]{43}$/, 'must be 32 random bytes as base64url (43 characters).'));

/** Comma-separated keys. Errors omit the values. */
export const encryptionKeys = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^[\w-]{43}(\s*,\s*[\w-]{43})*$/,
        'must be keys in the format of SEALING_KEY, separated by commas.',
      ),
    ),
  z.transform((text) => text.split(',').map((key) => key.trim())),
);

function textThat(fits: (text: string) => boolean, what: string) {
  return z.string().check(z.refine(fits, { error: mustBe(what) }));
}

function mustBe(what: string) {
  return (issue: { input?: unknown }) => `must be ${what}, not "${String(issue.input)}".`;
}

function readProtocol(text: string): string | undefined {
  return URL.canParse(text) ? new URL(text).protocol : undefined;
}

function extractDigits(text: string): string {
  return text.replace(/^\+/, '').replace(/[\s().-]/g, '');
}
