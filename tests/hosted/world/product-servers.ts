import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { SANDBOX_CLIENT } from '../../../src/server/process/composition/open-calendars.ts';
import { startProduct } from '../../support/product/product.ts';
import { companySettings } from '../../support/product/production-settings.ts';
import type { Ground } from './hosted-infrastructure.ts';
import { ANON_KEY, STRIPE_KEY } from './external-services.ts';

/** First super admin, as configured by the owner. */
export const SUPER_ADMIN = { email: 'owner@shop.test', password: 'a-long-enough-one-at-sea' };

type WebhookSecrets = { stripe: string; nylas: string };

/** Starts both servers concurrently, each with a separate disk; returns their stop function. */
export async function startServers(
  ground: Ground,
  webhookSecrets: WebhookSecrets,
): Promise<() => Promise<void>> {
  const shared = sharedSettings(ground, webhookSecrets);
  const servers = await Promise.all(
    ground.serverPorts.map((port, nth) =>
      startProduct({
        databaseUrl: shared.DATABASE_URL,
        dataDir: join(ground.folder, `server-${nth + 1}`),
        env: { ...shared, PORT: String(port) },
      }),
    ),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}

/** Shared settings of the servers, as listed in .env.example. */
function sharedSettings(
  { certificate, shop, ways, bucket, smtpUrl, ...ground }: Ground,
  webhookSecrets: WebhookSecrets,
) {
  const database = ground.postgres.database('shop');
  database.port = String(ways.database.port);
  return {
    NODE_ENV: 'production',
    // Disables the embedded sandboxes.
    SANDBOXES: '',
    // Makes Node.js trust the test certificate.
    NODE_EXTRA_CA_CERTS: certificate.file,
    PUBLIC_URL: shop,
    TRUST_PROXY: '1',
    RATE_LIMITS: 'on',
    DATABASE_URL: database.href,
    SEALING_KEY: randomBytes(32).toString('base64url'),
    ADMIN_EMAIL: SUPER_ADMIN.email,
    ADMIN_PASSWORD: SUPER_ADMIN.password,
    AUTH_URL: `${ways.signIn.url}/auth/v1`,
    AUTH_ANON_KEY: ANON_KEY,
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_hosted_world',
    STRIPE_WEBHOOK_SECRET: webhookSecrets.stripe,
    STRIPE_API_URL: `${ways.stripe.url}/sandbox/stripe`,
    NYLAS_API_KEY: SANDBOX_CLIENT.apiKey,
    NYLAS_CLIENT_ID: SANDBOX_CLIENT.clientId,
    NYLAS_WEBHOOK_SECRET: webhookSecrets.nylas,
    NYLAS_API_URL: `${ways.nylas.url}/sandbox/nylas`,
    ...bucket.env,
    S3_ENDPOINT: ways.s3.url,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'SXM Boat Trips <bookings@shop.test>',
    SUPPORT_EMAIL: 'help@shop.test',
    ...companySettings,
    // Other tests cover documents, in a world whose admins need no two-factor sign-in.
    DOCUMENTS_GRACE_DAYS: 'off',
  };
}
