import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/product/free-port.ts';
import { openS3Bucket } from '../../support/providers/s3-bucket.ts';
import { openMailServer } from '../../support/providers/smtp-world.ts';
import { makeCertificate, type Certificate } from './certificate.ts';
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { openLoadBalancer } from './load-balancer.ts';
import { ANON_KEY, startNylas, startSignIn, startStripe } from './external-services.ts';
import { startOwnPostgres } from './own-postgres.ts';
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

/** The way to each outside service: there it can be away, slow, or cut off. */
export type Ways = Record<'database' | 'mail' | 's3' | 'signIn' | 'stripe' | 'nylas', FaultProxy>;

/** Everything that the servers stand on. */
export type Ground = Awaited<ReturnType<typeof openGround>>;

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

const MAIL_LOGIN = { user: 'shop', password: 'the-mail-login-of-the-shop' };

/** The machines before a server of ours is there: a disk, PostgreSQL, mail, S3, the load balancer, the network. */
async function openGround(stops: AsyncDisposableStack) {
  const folder = await mkdtemp(join(tmpdir(), 'boat-trips-hosted-'));
  stops.defer(() => rm(folder, { recursive: true, force: true }));
  const certificate = await makeCertificate(folder);
  const postgres = await startOwnPostgres(join(folder, 'postgres'), DATABASES);
  stops.defer(() => postgres.stop());
  const mail = await openMailServer(0, { ...MAIL_LOGIN, tls: certificate });
  stops.defer(() => mail.close());
  const bucket = await openS3Bucket();
  stops.defer(() => bucket.close());
  const serverPorts = [await freePort(), await freePort()];
  const balancer = await openLoadBalancer(certificate, serverPorts);
  stops.defer(() => balancer.close());
  const servicePorts = {
    signIn: await freePort(),
    stripe: await freePort(),
    nylas: await freePort(),
  };
  const ports = { ...servicePorts, database: postgres.port, mail: mail.port, s3: bucket.port };
  const ways = await openWays(stops, ports, certificate);
  const shop = balancer.url;
  const mailLogin = `${MAIL_LOGIN.user}:${MAIL_LOGIN.password}`;
  return {
    folder,
    certificate,
    postgres,
    mail,
    bucket,
    ways,
    shop,
    serverPorts,
    servicePorts,
    /** With the login, as it is set: STARTTLS comes before it. */
    smtpUrl: `smtp://${mailLogin}@localhost:${ways.mail.port}`,
  };
}

const DATABASES = ['shop', 'sign_in', 'stripe', 'nylas'] as const;

/** PostgreSQL and SMTP are spoken as they are; to everything else the way is encrypted. */
async function openWays(
  stops: AsyncDisposableStack,
  ports: Record<keyof Ways, number>,
  certificate: Certificate,
): Promise<Ways> {
  const open = async (name: keyof Ways, isHttps: boolean) => {
    const way = await openFaultProxy(ports[name], isHttps ? certificate : undefined);
    stops.defer(() => way.close());
    return way;
  };
  return {
    database: await open('database', false),
    mail: await open('mail', false),
    s3: await open('s3', true),
    signIn: await open('signIn', true),
    stripe: await open('stripe', true),
    nylas: await open('nylas', true),
  };
}
