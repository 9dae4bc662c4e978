import { COMPANY_NEEDS } from './sections/company-settings.ts';
import { isLiveKey } from './sections/stripe-settings.ts';

/** Given settings that distinguish production from a demo. */
type Given = {
  [
    Setting in
      | 'NODE_ENV'
      | 'STRIPE_SECRET_KEY'
      | 'PUBLIC_URL'
      | 'DATABASE_URL'
      | 'SMTP_URL'
      | 'ADMIN_EMAIL'
      | 'ALERT_EMAIL'
      | 'SEALING_KEY'
      | 'S3_ENDPOINT'
  ]?: string | undefined;
} & {
  DEMO?: boolean | undefined;
  SANDBOXES?: boolean | undefined;
  TRUST_PROXY?: number | undefined;
};

type Stage = {
  /** Demo world, with published passwords. */
  demo: boolean;
  /** Sandboxes of outside services, and all of `/sandbox`. */
  sandboxes: boolean;
  /** Real guests and real money: no part of the demo may be reachable. */
  production: boolean;
};

/**
 * Decides the stage of the whole product: signs of production switch published logins and sandboxes off, unless DEMO or
 * SANDBOXES switches them on (docs/decisions/0028).
 */
export function resolveStage(given: Given): Stage {
  const demo = given.DEMO ?? signsOfProduction(given).length === 0;
  const sandboxes = given.SANDBOXES ?? demo;
  return { demo, sandboxes, production: !sandboxes };
}

/** Returns the stage with its description, faults and warnings for the owner. */
export function toStage(given: Warned) {
  return {
    ...resolveStage(given),
    stage: describeStage(given),
    /** Faults that keep a server from starting. Commands still run. */
    missingForProduction: findMissingForProduction(given),
    /** Warnings that do not keep the server from running. */
    warnings: warningsFor(given),
  };
}

/** Describes the stage and the setting that decided it. */
function describeStage(given: Given): string {
  const { demo, production } = resolveStage(given);
  if (production) return `production, because ${reasonForProduction(given)}`;
  return demo ? 'a demo, with published logins' : 'an empty shop with sandboxes';
}

function reasonForProduction(given: Given): string {
  return signsOfProduction(given).at(0) ?? 'DEMO is off';
}

/** Describes contradictory stage settings. */
export function listStageProblems(given: Given): string[] {
  const { demo, sandboxes } = resolveStage(given);
  const problems: string[] = [];
  if (isLiveKey(given.STRIPE_SECRET_KEY)) {
    const why = 'while STRIPE_SECRET_KEY is a live key';
    if (demo) problems.push(`DEMO cannot be on ${why}: the passwords of its logins are published.`);
    if (given.SANDBOXES)
      problems.push(`SANDBOXES cannot be on ${why}: anybody could read the mails there.`);
  }
  if (demo && !sandboxes)
    problems.push('SANDBOXES cannot be off while DEMO is on: its logins would be open to anybody.');
  return problems;
}

type Needed = Given & { MAIL_FROM?: string | undefined } & {
  [Setting in keyof typeof COMPANY_NEEDS]?: string | null | undefined;
};

/**
 * Describes what keeps a production server from starting. Commands ignore it: a backup must not fail because the
 * company name is missing.
 */
export function findMissingForProduction(given: Needed): string[] {
  const { demo, production } = resolveStage(given);
  if (!production || demo) return [];
  const because = reasonForProduction(given);
  const missing: [isMissing: boolean, message: string][] = [
    [!given.SMTP_URL, 'SMTP_URL must be given: without a mail server nobody gets a mail.'],
    [
      isUnreachableSender(given.MAIL_FROM),
      'MAIL_FROM must be given, with a domain of yours: mail servers refuse what comes from localhost.',
    ],
    [
      given.PUBLIC_URL === undefined,
      'PUBLIC_URL must be given: links in mails and from the payment page would lead guests to their own machines.',
    ],
    [
      isElsewhere(given.PUBLIC_URL) && !isHttps(given.PUBLIC_URL),
      'PUBLIC_URL must begin with https: over http passwords and sessions can be read on the way.',
    ],
    ...Object.entries(COMPANY_NEEDS).map(([name, why]): [boolean, string] => [
      given[name as keyof typeof COMPANY_NEEDS] === undefined,
      `${name} must be given: ${why}.`,
    ]),
  ];
  const found = missing.filter(([isMissing]) => isMissing).map(([, message]) => message);
  if (found.length === 0) return [];
  return [
    ...found,
    `This is no demo, because ${because}. To try the product out instead, set DEMO=on, or SANDBOXES=on for an empty shop.`,
  ];
}

type Warned = Needed & {
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  NYLAS_API_KEY?: string | undefined;
  NYLAS_WEBHOOK_SECRET?: string | undefined;
  SUPPORT_EMAIL?: string | undefined;
  RATE_LIMITS?: boolean | undefined;
};

/** Describes problems that do not keep the server from running, but that the owner should know about. */
export function warningsFor(given: Warned): string[] {
  const stripe = given.STRIPE_SECRET_KEY;
  const nylas = given.NYLAS_API_KEY;
  const { production } = resolveStage(given);
  const warnings: [isDue: unknown, message: string][] = [
    ...openDoorWarnings(given),
    [
      stripe && !given.STRIPE_WEBHOOK_SECRET,
      'STRIPE_WEBHOOK_SECRET is not set: Stripe’s messages are refused, so payments settle only by asking Stripe.',
    ],
    [
      stripe && !given.STRIPE_PUBLISHABLE_KEY,
      'STRIPE_PUBLISHABLE_KEY is not set: captains cannot pay to have a boat featured.',
    ],
    [
      nylas && !given.NYLAS_WEBHOOK_SECRET,
      'NYLAS_WEBHOOK_SECRET is not set: Nylas’s messages are refused, so captains’ calendars are only read every 5 minutes.',
    ],
    [
      production && !stripe,
      'STRIPE_SECRET_KEY is not set: nobody can pay, for the payment sandbox is only in the demo.',
    ],
    [
      production && stripe && !isLiveKey(stripe),
      'STRIPE_SECRET_KEY is a test key: no real money is taken.',
    ],
    [
      production && !nylas,
      'NYLAS_API_KEY is not set: captains cannot connect a calendar, for the calendar sandbox is only in the demo.',
    ],
    [
      production && !given.SUPPORT_EMAIL,
      'SUPPORT_EMAIL is not set: guests are shown the first super admin’s address as the support address, or else that of MAIL_FROM.',
    ],
    [
      production && given.PUBLIC_URL !== undefined && !isElsewhere(given.PUBLIC_URL),
      'PUBLIC_URL is this machine itself: links in mails open for nobody else.',
    ],
    [
      production && given.RATE_LIMITS === false,
      'RATE_LIMITS is off: anybody may try passwords and reserve trips as often as they like.',
    ],
  ];
  return warnings.filter(([isDue]) => isDue).map(([, message]) => message);
}

/** Warns of a demo or sandboxes despite signs of production, as in a public try-out. */
function openDoorWarnings(given: Given): [isDue: boolean, message: string][] {
  const { demo, sandboxes } = resolveStage(given);
  // Ignores DATABASE_URL, which tests and staging also set.
  const sign = signsOfProduction({ ...given, DATABASE_URL: undefined }).at(0);
  return [
    [
      sign !== undefined && demo,
      `DEMO is on although ${sign}: anybody can sign in with its published passwords, its super admin’s too, and read every mail at /sandbox/mail.`,
    ],
    [
      sign !== undefined && !demo && sandboxes,
      `SANDBOXES is on although ${sign}: anybody can read every mail at /sandbox/mail, and pays without money.`,
    ],
  ];
}

function signsOfProduction(given: Given): string[] {
  const isSet = (
    name:
      | 'DATABASE_URL'
      | 'SMTP_URL'
      | 'ADMIN_EMAIL'
      | 'ALERT_EMAIL'
      | 'SEALING_KEY'
      | 'S3_ENDPOINT',
  ) => (given[name] === undefined ? [] : [`${name} is set`]);
  return [
    given.NODE_ENV === 'production' ? ['NODE_ENV is production'] : [],
    isLiveKey(given.STRIPE_SECRET_KEY) ? ['STRIPE_SECRET_KEY is a live key'] : [],
    isElsewhere(given.PUBLIC_URL) ? ['PUBLIC_URL is not this machine'] : [],
    isSet('DATABASE_URL'),
    given.TRUST_PROXY ? ['TRUST_PROXY is set'] : [],
    isSet('SMTP_URL'),
    isSet('ADMIN_EMAIL'),
    isSet('ALERT_EMAIL'),
    isSet('SEALING_KEY'),
    isSet('S3_ENDPOINT'),
  ].flat();
}

/** True if the URL points to another machine. */
function isElsewhere(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { hostname } = new URL(address);
  return !/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function isHttps(address: string | undefined): boolean {
  return address?.startsWith('https:') ?? false;
}

/** True if there is no sender, or if other mail servers refuse its domain. */
function isUnreachableSender(sender: string | undefined): boolean {
  const host = /@([^\s<>@]+)>?$/.exec(sender ?? '')?.[1] ?? '';
  return !host.includes('.') || /(^|\.)(localhost|invalid)$/.test(host);
}
