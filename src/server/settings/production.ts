/** The settings that tell a shop from a try-out, as they were given. */
type Given = {
  NODE_ENV?: string | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  PUBLIC_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  DEMO?: boolean | undefined;
  SANDBOXES?: boolean | undefined;
  SMTP_URL?: string | undefined;
};

/** What of the demo there is: its world with its published logins, and the stand-ins under `/sandbox`. */
export type Stage = { demo: boolean; sandboxes: boolean; production: boolean };

/**
 * One notion of production for the whole product: where nothing says demo, strangers may come with real
 * names and real money, and nothing that is published or faked may answer them (docs/decisions/0030).
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
