/** The settings that tell production from a demo, as they were given. */
type Given = {
  NODE_ENV?: string | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  PUBLIC_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  DEMO?: boolean | undefined;
  SANDBOXES?: boolean | undefined;
  SMTP_URL?: string | undefined;
};

type Stage = {
  /** The demo world, with logins whose passwords are published. */
  demo: boolean;
  /** The stand-ins of outside services, and with them all of `/sandbox`. */
  sandboxes: boolean;
  /** Real guests and real money: nothing of the demo may answer. */
  production: boolean;
};

/**
 * One notion of production for the whole product: where nothing says demo, strangers may come with real
 * names and real money, and nothing that is published or faked may answer them (docs/decisions/0028).
 */
export function stageOf(given: Given): Stage {
  const demo = given.DEMO ?? signsOfProduction(given).length === 0;
  const sandboxes = given.SANDBOXES ?? demo;
  return { demo, sandboxes, production: !sandboxes };
}

/** What about the stage makes no sense, as sentences. */
export function stageProblems(given: Given): string[] {
  const { demo, sandboxes, production } = stageOf(given);
  const problems: string[] = [];
  if (isLiveKey(given.STRIPE_SECRET_KEY)) {
    const why = 'while STRIPE_SECRET_KEY is a live key';
    if (demo) problems.push(`DEMO cannot be on ${why}: the passwords of its logins are published.`);
    if (given.SANDBOXES)
      problems.push(`SANDBOXES cannot be on ${why}: anybody could read the mails there.`);
  }
  if (demo && !sandboxes)
    problems.push('SANDBOXES cannot be off while DEMO is on: its logins would be open to anybody.');
  if (production && !demo && !given.SMTP_URL) {
    const because = signsOfProduction(given).at(0) ?? 'DEMO is off';
    problems.push(
      `SMTP_URL must be given, because this is no demo (${because}): without a mail server nobody gets a mail. To try the product out instead, set DEMO=on, or SANDBOXES=on for an empty shop.`,
    );
  }
  return problems;
}

type Warned = Given & {
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  NYLAS_API_KEY?: string | undefined;
  NYLAS_WEBHOOK_SECRET?: string | undefined;
  SUPPORT_EMAIL?: string | undefined;
};

/** What the owner should know, though the server can run. */
export function warningsFor(given: Warned): string[] {
  const [stripe, nylas] = [given.STRIPE_SECRET_KEY, given.NYLAS_API_KEY];
  const { production } = stageOf(given);
  const warnings: [isDue: unknown, words: string][] = [
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
      production && !nylas,
      'NYLAS_API_KEY is not set: captains cannot connect a calendar, for the calendar sandbox is only in the demo.',
    ],
    [
      production && !given.SUPPORT_EMAIL,
      'SUPPORT_EMAIL is not set: guests are shown the first super admin’s address as the support address, or else that of MAIL_FROM.',
    ],
  ];
  return warnings.filter(([isDue]) => isDue).map(([, words]) => words);
}

function signsOfProduction(given: Given): string[] {
  return [
    given.NODE_ENV === 'production' ? ['NODE_ENV is production'] : [],
    isLiveKey(given.STRIPE_SECRET_KEY) ? ['STRIPE_SECRET_KEY is a live key'] : [],
    isPublicAddress(given.PUBLIC_URL) ? ['PUBLIC_URL is a public address'] : [],
    given.DATABASE_URL === undefined ? [] : ['DATABASE_URL is set'],
  ].flat();
}

function isLiveKey(key: string | undefined): boolean {
  return /^(sk|rk)_live_/.test(key ?? '');
}

/** Over https and not this machine itself. */
function isPublicAddress(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { protocol, hostname } = new URL(address);
  const isOurselves = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'https:' && !isOurselves;
}
