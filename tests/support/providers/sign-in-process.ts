import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createAuthService, type AuthMail } from 'gotrue';
import { Hono } from 'hono';
import pg from 'pg';

// Runs the sign-in service as a third party would, with a separate process, origin, database and keys. GET /mails
// returns the mails it sent.

const {
  SIGN_IN_PORT = '',
  SIGN_IN_DATABASE = '',
  SIGN_IN_SITE = '',
  SIGN_IN_ANON_KEY = '',
  SIGN_IN_SERVICE_KEY = '',
} = process.env;

const pool = new pg.Pool({ connectionString: SIGN_IN_DATABASE, max: 8 });
pool.on('error', () => {});
const mails: AuthMail[] = [];
const service = await createAuthService({
  pool,
  publicUrl: `http://127.0.0.1:${SIGN_IN_PORT}`,
  now: Date.now,
  anonKey: SIGN_IN_ANON_KEY,
  serviceKey: SIGN_IN_SERVICE_KEY,
  sendMail: async (mail) => void mails.unshift(mail),
  allowedRedirects: (to) => URL.canParse(to) && new URL(to).origin === SIGN_IN_SITE,
  rateLimits: { mailGapSeconds: 0, signIns: 1000, passwordTries: 3 },
  log: (line) => void process.stderr.write(`${line}\n`),
});

const app = new Hono();
app.get('/mails', (context) => context.json(mails));
app.route('/', service.app);
const answer = getRequestListener(app.fetch);
createServer((request, response) => void answer(request, response)).listen(
  Number(SIGN_IN_PORT),
  '127.0.0.1',
  () => process.send?.('open'),
);
// Exits with its parent process.
process.once('disconnect', () => process.exit());
