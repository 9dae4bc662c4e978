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
  return demo ? 'a demo with public logins' : 'an empty shop with sandboxes';
}

function reasonForProduction(given: Given): string {
  return signsOfProduction(given).at(0) ?? 'DEMO is off';
}

/** Describes contradictory stage settings. */
export function listStageProblems(given: Given): string[] {
  const { demo, sandboxes } = resolveStage(given);
  const problems: string[] = [];
  if (isLiveKey(given.STRIPE_SECRET_KEY)) {
    const why = 'with a live STRIPE_SECRET_KEY';
    if (demo)
      problems.push(`DEMO cannot be on ${why}: the passwords of the demo logins are public.`);
    if (given.SANDBOXES)
      problems.push(`SANDBOXES cannot be on ${why}: anyone could read every mail in the sandbox.`);
  }
  if (demo && !sandboxes)
    problems.push(
      'SANDBOXES cannot be off while DEMO is on: the passwords of the demo logins are public, so a demo must not run in production.',
    );
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
    [!given.SMTP_URL, 'SMTP_URL is required: without a mail server, no mail can be sent.'],
    [
      isUnreachableSender(given.MAIL_FROM),
      'MAIL_FROM is required, with a domain that you own: mail servers reject mail from localhost.',
    ],
    [
      given.PUBLIC_URL === undefined,
      'PUBLIC_URL is required: without it, links in mails and on the payment page would lead guests to localhost.',
    ],
    [
      isElsewhere(given.PUBLIC_URL) && !isHttps(given.PUBLIC_URL),
      'PUBLIC_URL must begin with https: over http, passwords and sessions can be intercepted.',
    ],
    ...Object.entries(COMPANY_NEEDS).map(([name, why]): [boolean, string] => [
      given[name as keyof typeof COMPANY_NEEDS] === undefined,
      `${name} is required: ${why}.`,
    ]),
  ];
  const found = missing.filter(([isMissing]) => isMissing).map(([, message]) => message);
  if (found.length === 0) return [];
  return [
    ...found,
    `This is not a demo, because ${because}. To try the product out, set DEMO=on, or SANDBOXES=on for an empty shop.`,
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
      'STRIPE_WEBHOOK_SECRET is not set: webhooks from Stripe are rejected, so the shop learns of payments only by asking Stripe.',
    ],
    [
      stripe && !given.STRIPE_PUBLISHABLE_KEY,
      'STRIPE_PUBLISHABLE_KEY is not set: captains cannot pay to feature a boat.',
    ],
    [
      nylas && !given.NYLAS_WEBHOOK_SECRET,
      'NYLAS_WEBHOOK_SECRET is not set: webhooks from Nylas are rejected, so captains’ calendars are read only every 5 minutes.',
    ],
    [
      production && !stripe,
      'STRIPE_SECRET_KEY is not set: guests cannot pay by card, because production has no payment sandbox.',
    ],
    [
      production && stripe && !isLiveKey(stripe),
      'STRIPE_SECRET_KEY is a test key: no real money is taken.',
    ],
    [
      production && !nylas,
      'NYLAS_API_KEY is not set: captains cannot connect a calendar, because production has no calendar sandbox.',
    ],
    [
      production && !given.SUPPORT_EMAIL,
      'SUPPORT_EMAIL is not set: guests see the first super admin’s address as the support address, or else the one in MAIL_FROM.',
    ],
    [
      production && given.PUBLIC_URL !== undefined && !isElsewhere(given.PUBLIC_URL),
      'PUBLIC_URL is a local address: links in mails work only on this machine.',
    ],
    [
      production && given.RATE_LIMITS === false,
      'RATE_LIMITS is off: anyone can try passwords and reserve trips without limit.',
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
      `DEMO is on although ${sign}: anyone can sign in with the public demo passwords, even as super admin, and read every mail at /sandbox/mail.`,
    ],
    [
      sign !== undefined && !demo && sandboxes,
      `SANDBOXES is on although ${sign}: anyone can read every mail at /sandbox/mail and pay without real money.`,
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
    isElsewhere(given.PUBLIC_URL) ? ['PUBLIC_URL is not a local address'] : [],
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
