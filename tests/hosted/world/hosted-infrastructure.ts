import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/product/free-port.ts';
import { createS3Bucket } from '../../support/providers/s3-bucket.ts';
import { createMailServer } from '../../support/providers/mail-server.ts';
import { makeCertificate, type Certificate } from './certificate.ts';
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { openLoadBalancer } from './load-balancer.ts';
import { startOwnPostgres } from './own-postgres.ts';

/** Fault proxies to the external services. */
export type Ways = Record<'database' | 'mail' | 's3' | 'signIn' | 'stripe' | 'nylas', FaultProxy>;

/** Infrastructure that the servers run on. */
export type Ground = Awaited<ReturnType<typeof openGround>>;

const MAIL_LOGIN = { user: 'shop', password: 'the-mail-login-of-the-shop' };

/** Starts the servers' dependencies: a disk, PostgreSQL, mail, S3, the load balancer, the network. */
export async function openGround(stops: AsyncDisposableStack) {
  const folder = await mkdtemp(join(tmpdir(), 'boat-trips-hosted-'));
  stops.defer(() => rm(folder, { recursive: true, force: true }));
  const certificate = await makeCertificate(folder);
  const postgres = await startOwnPostgres(join(folder, 'postgres'), DATABASES);
  stops.defer(() => postgres.stop());
  const mail = await createMailServer(0, { ...MAIL_LOGIN, tls: certificate });
  stops.defer(() => mail.close());
  const bucket = await createS3Bucket();
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
    /** Contains the login, which the mail server accepts only after STARTTLS. */
    smtpUrl: `smtp://${mailLogin}@localhost:${ways.mail.port}`,
  };
}

const DATABASES = ['shop', 'sign_in', 'stripe', 'nylas'] as const;

/** Proxies PostgreSQL and SMTP without TLS, and everything else with it. */
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
