import type { Certificate } from './certificate.ts';
import { ANON_KEY, startNylas, startSignIn, startStripe } from './external-services.ts';
import { openGround } from './hosted-ground.ts';
import { startServers, SUPER_ADMIN } from './product-servers.ts';
import { secureAdmin } from './hosted-second-step.ts';
import { openWorldControls } from './world-controls.ts';

/** What the tests know of the world. */
export type HostedWorld = {
  /** Where visitors, operators and admins come in: the load balancer. */
  shop: string;
  /** Each of the two servers by itself. */
  servers: readonly string[];
  signIn: string;
  stripe: string;
  nylas: string;
  /** Nylas past its proxy: what a calendar holds, however the way to it fares. */
  nylasItself: string;
  anonKey: string;
  /** The shop's database, past its proxy: what is true, however the shop fares. */
  database: string;
  /** Where faults are set and mail is read. */
  controls: string;
  certificate: Pick<Certificate, 'file' | 'fingerprint'>;
  admin: { email: string; password: string; recoveryCodes: string[] };
};

/**
 * The product as it runs in production, by settings alone: two servers behind a load balancer, and all else
 * a service of its own on another origin. Whoever starts it gets what stops it into `stops`.
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
