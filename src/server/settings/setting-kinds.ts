import * as z from 'zod/mini';

// The kinds of values a setting can have. Each refuses with words that follow the setting's name.

export const optionalText = z.optional(z.string());

const SWITCH: Record<string, boolean> = {
  on: true,
  true: true,
  yes: true,
  1: true,
  off: false,
  false: false,
  no: false,
  0: false,
};

export const optionalSwitch = z.optional(
  z.pipe(
    z.string().check(
      z.refine((text) => text.toLowerCase() in SWITCH, {
        error: says((text) => `must be on or off, not "${text}".`),
      }),
    ),
    z.transform((text) => SWITCH[text.toLowerCase()] ?? false),
  ),
);

export function wholeNumber(least: number, most: number) {
  const fits = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return z.pipe(
    z.string().check(
      z.refine(fits, {
        error: says((text) => `must be a whole number from ${least} to ${most}, not "${text}".`),
      }),
    ),
    z.transform(Number),
  );
}

/** `off`, or how many proxies stand in front of the server. */
export const hops = z.pipe(
  z.string().check(
    z.refine((text) => /^(off|\d)$/.test(text), {
      error: says(
        (text) =>
          `must be off or the number of proxies in front of the server (1 to 9), not "${text}".`,
      ),
    }),
  ),
  z.transform((text) => (text === 'off' ? 0 : Number(text))),
);

/** Hosts as `name:port` or `name`, divided by commas. */
export const hostList = z.pipe(
  z.string().check(
    z.refine((text) => hostsIn(text).every((host) => /^[\w.-]+(:\d{1,5})?$/.test(host)), {
      error: says((text) => `must be hosts such as calendar.lan:8080, not "${text}".`),
    }),
  ),
  z.transform(hostsIn),
);

function hostsIn(text: string): string[] {
  return text
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
}

export function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return z.enum(choices as readonly [Choice, ...Choice[]], {
    error: (issue) => `must be one of ${choices.join(', ')}, not "${String(issue.input)}".`,
  });
}

/** An address of one of these protocols. The value is not repeated: it may hold a password. */
export function optionalAddress(protocols: string[]) {
  const fits = (text: string) => protocols.includes(protocolOf(text) ?? '');
  const examples = protocols.map((protocol) => `${protocol}//…`).join(' or ');
  return z.optional(
    z.string().check(z.refine(fits, { error: `must be an address like ${examples}.` })),
  );
}

/** An http(s) address; a slash at its end is dropped. */
export const optionalWebAddress = z.optional(
  z.pipe(
    z.string().check(
      z.refine((text) => /^https?:$/.test(protocolOf(text) ?? ''), {
        error: says((text) => `must be an address like https://example.com, not "${text}".`),
      }),
    ),
    z.transform((text) => text.replace(/\/+$/, '')),
  ),
);

/** `name@host` or `Name <name@host>`, on one line. */
export const mailAddress = z.string().check(
  z.refine((text) => /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text), {
    error: says((text) => `must be an email address, not "${text}".`),
  }),
);

export const optionalPhone = z.optional(
  z.pipe(
    z.string().check(
      z.refine((text) => /^\d{7,15}$/.test(digitsOf(text)), {
        error: says(
          (text) =>
            `must be a phone number with its country code, like +1 721 555 0100, not "${text}".`,
        ),
      }),
    ),
    z.transform(digitsOf),
  ),
);

export const adminPassword = z.string().check(z.minLength(12, 'must have at least 12 characters.'));

/** The value is not repeated. */
export const metricsToken = z.optional(
  z.string().check(z.minLength(16, 'must have at least 16 characters.')),
);

/** 32 bytes as base64url. The value is not repeated. */
export const encryptionKey = z
  .string()
  .check(
    z.refine(
      (text) => /^[\w-]{43}$/.test(text),
      'must be 32 random bytes as base64url (43 characters).',
    ),
  );

function says(words: (text: string) => string) {
  return (issue: { input?: unknown }) => words(String(issue.input));
}

function protocolOf(text: string): string | undefined {
  return URL.canParse(text) ? new URL(text).protocol : undefined;
}

function digitsOf(text: string): string {
  return text.replace(/^\+/, '').replace(/[\s().-]/g, '');
}
