import type { Certificate } from './certificate.ts';
import { ANON_KEY, startNylas, startSignIn, startStripe } from './external-services.ts';
import { openGround } from './hosted-infrastructure.ts';
import { startServers, SUPER_ADMIN } from './product-servers.ts';
import { secureAdmin } from './hosted-second-step.ts';
import { openWorldControls } from './world-controls.ts';

/** URLs and credentials that the tests need. */
export type HostedWorld = {
  /** Public URL, at the load balancer. */
  shop: string;
  /** URLs of the two servers, bypassing the load balancer. */
  servers: readonly string[];
  signIn: string;
  stripe: string;
  nylas: string;
  /** Nylas bypassing its proxy, to read calendars during faults. */
  nylasItself: string;
  anonKey: string;
  /** The shop's database bypassing its proxy, to check its state during faults. */
  database: string;
  /** URL for setting faults and reading mail. */
  controls: string;
  certificate: Pick<Certificate, 'file' | 'fingerprint'>;
  admin: { email: string; password: string; recoveryCodes: string[] };
};

/**
 * Starts the product as in production, through settings alone: two servers behind a load balancer, and all
 * dependencies as services on other origins. Adds its clean-up to `stops`.
 */
export async function startHostedWorld(stops: AsyncDisposableStack): Promise<HostedWorld> {
  const ground = await openGround(stops);
  const { certificate, postgres, mail, ways, serverPorts, shop } = ground;
  stops.defer(await startSignIn(ground));
  const stripe = await startStripe(ground);
  stops.defer(stripe.stop);
  const nylas = await startNylas(ground);
  stops.defer(nylas.stop);
  const webhookSecrets = { stripe: stripe.webhookSecret, nylas: nylas.webhookSecret };
  stops.defer(await startServers(ground, webhookSecrets));
  await nylas.tellTheShop();
  const servers = serverPorts.map((port) => `http://127.0.0.1:${port}`);
  const recoveryCodes = await secureAdmin(servers[0] ?? '', SUPER_ADMIN);
  const controls = await openWorldControls(ways, mail);
  stops.defer(() => controls.close());
  return {
    shop,
    servers,
    signIn: ways.signIn.url,
    stripe: ways.stripe.url,
    nylas: ways.nylas.url,
    nylasItself: `http://127.0.0.1:${ground.servicePorts.nylas}`,
    anonKey: ANON_KEY,
    database: postgres.database('shop').href,
    controls: controls.url,
    certificate: { file: certificate.file, fingerprint: certificate.fingerprint },
    admin: { ...SUPER_ADMIN, recoveryCodes },
  };
}
