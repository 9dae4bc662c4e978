import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { test as journey } from '../support/browser/journey.ts';
import type { HostedWorld } from './world/hosted-world.ts';

export {
  expect,
  heading,
  toast,
  waitForHydration,
  waitForPartHydration,
  type Press,
} from '../support/browser/journey.ts';

/** The world of this test run. */
export const world = JSON.parse(process.env['HOSTED_WORLD'] ?? '{}') as HostedWorld;

// Trusts the world's certificate in the test process, too.
setDefaultCACertificates([
  ...getCACertificates('default'),
  readFileSync(world.certificate.file, 'utf8'),
]);

export const test = journey;
