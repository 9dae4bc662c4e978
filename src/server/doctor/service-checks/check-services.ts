import type { Config } from '../../settings/config.ts';
import type { Log } from '../../log.ts';
import { checkBucket } from './check-bucket.ts';
import { checkMail } from './check-mail.ts';
import { checkNylas, checkStripe } from './check-providers.ts';
import { checkSignIn } from './check-sign-in.ts';
import { ask, isFault, wrong, type ServiceFault } from './service-fault.ts';

/**
 * What a start cannot go on with: a sign-in service or a bucket that is not the one the settings speak of.
 * What is only away is written to the log, for it comes back by itself.
 */
export async function refuseWrongServices({ auth, s3 }: Config, log: Log): Promise<void> {
  const faults = await all([
    auth && checkSignIn(auth),
    s3 && checkBucket(s3, { isWriting: false }),
  ]);
  const [fault] = faults.filter(({ isAway }) => !isAway);
  if (fault) throw new Error(fault.words);
  for (const { words } of faults) log.warn(words);
}

/** Every service that is configured, asked for real; a sentence for each thing that is wrong. */
export async function checkServices(config: Config): Promise<string[]> {
  const { auth, stripe, nylas, s3, smtpUrl } = config;
  const faults = await all([
    auth && checkSignIn(auth),
    stripe && checkStripe(stripe),
    nylas && checkNylas(nylas),
    s3 && checkBucket(s3, { isWriting: true }),
    smtpUrl === undefined ? undefined : checkMail(smtpUrl),
    config.production ? checkPublicUrl(config.publicUrl) : undefined,
  ]);
  return faults.map(({ words }) => words);
}

/** Whether the address in every mail leads to this product. */
async function checkPublicUrl(publicUrl: string): Promise<ServiceFault[]> {
  const answer = await ask('PUBLIC_URL', `${publicUrl}/healthz`);
  if (isFault(answer)) return [answer];
  if (answer.ok && (await answer.text()) === 'ok') return [];
  return [
    wrong(`PUBLIC_URL: ${publicUrl}/healthz answers ${answer.status}, not as this product does.`),
  ];
}

/** Of the services that are configured; for the others there is nothing to ask. */
async function all(checks: (Promise<ServiceFault[]> | undefined)[]): Promise<ServiceFault[]> {
  const asked = checks.filter((check) => check !== undefined);
  return (await Promise.all(asked)).flat();
}
