import type { Context } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { answerProblem } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { withoutPersonalData } from '../../platform/telemetry/without-personal-data.ts';
import { findBooking } from '../core/bookings/booking-queries.ts';
import { answerPassFile } from './answer-pass-file.ts';
import { readPassContent } from './pass-content.ts';
import {
  findPassByToken,
  listChangedPasses,
  registerDevice,
  unregisterDevice,
  type PassRow,
} from './pass-queries.ts';

/** Apple's web service protocol for passes, version 1, which devices call. */
export function appleDeviceRoutes(deps: Deps) {
  return [
    serve(endpoints.registerWalletDevice, async ({ params, payload, context }) => {
      const authenticated = await authenticate(deps, params, context);
      if (!authenticated.ok) return authenticated;
      if (params.device.length > MAX_DEVICE_ID_LENGTH) return unknownPass;
      const device = { passId: params.serial, deviceId: params.device, ...payload };
      const isNew = await inTransaction(deps.database, (write) =>
        registerDevice(write, device, new Date(deps.now())),
      );
      return done({ status: isNew ? 201 : 200, body: null });
    }),

    serve(endpoints.unregisterWalletDevice, async ({ params, context }) => {
      const authenticated = await authenticate(deps, params, context);
      if (!authenticated.ok) return authenticated;
      const device = { passId: params.serial, deviceId: params.device };
      await unregisterDevice(deps.database, device);
      return done(null);
    }),

    serve(endpoints.changedPasses, ({ params, context }) =>
      answerChangedPasses(deps, params.device, context),
    ),

    serve(endpoints.latestPass, ({ params, context }) => answerLatestPass(deps, params, context)),

    serve(endpoints.walletLog, async ({ payload }) => {
      const [first = ''] = payload.logs;
      deps.log.debug(
        `Apple Wallet: ${withoutPersonalData(first.slice(0, MAX_LOGGED).replaceAll(/\s+/g, ' '))}`,
      );
      return done(null);
    }),
  ];
}

const MAX_LOGGED = 300;

/** Longer than Apple's ids, which have 32 characters. */
const MAX_DEVICE_ID_LENGTH = 100;

type Authenticated = Outcome<{ pass: PassRow; token: string }, 'unauthenticated'>;

/** Authenticates a device by the secret of its pass. */
async function authenticate(
  { database, wallets: { apple } }: Deps,
  { passType, serial }: { passType: string; serial: string },
  context: Context,
): Promise<Authenticated> {
  const [, token] = /^ApplePass ([\w-]{27})$/.exec(context.req.header('authorization') ?? '') ?? [];
  if (token === undefined || passType !== apple?.passTypeId) return unknownPass;
  const pass = await findPassByToken(database, serial, token);
  return pass ? done({ pass, token }) : unknownPass;
}

const unknownPass = refused('unauthenticated', 'wallet.unknownPass');

/** Requires no secret, as Apple's protocol defines: only the device knows its random id. */
async function answerChangedPasses(
  { database, now }: Deps,
  deviceId: string,
  context: Context,
): Promise<Response> {
  const since = Number(context.req.query('passesUpdatedSince') ?? 0);
  const after = new Date(since > 0 ? Math.min(since, now()) : 0);
  const changed = await listChangedPasses(database, deviceId, after);
  const last = changed.at(-1);
  const headers = { 'cache-control': 'no-store' };
  if (!last) return new Response(null, { status: 204, headers });
  const body = {
    serialNumbers: changed.map(({ id }) => id),
    lastUpdated: String(last.changedAt.getTime()),
  };
  return Response.json(body, { headers });
}

async function answerLatestPass(
  deps: Deps,
  params: { passType: string; serial: string },
  context: Context,
): Promise<Response> {
  const authenticated = await authenticate(deps, params, context);
  if (!authenticated.ok) return answerProblem(authenticated.problem);
  const { pass, token } = authenticated.value;
  const known = Date.parse(context.req.header('if-modified-since') ?? '');
  // Compares whole seconds, because the header has no fractions.
  if (known >= Date.parse(pass.changedAt.toUTCString()))
    return new Response(null, { status: 304, headers: { 'cache-control': 'no-store' } });
  const booking = await findBooking(deps.database, pass.bookingId);
  if (!booking) return answerProblem(unknownPass.problem);
  const content = await readPassContent(deps.database, booking, pass, deps.site);
  return answerPassFile(deps, { pass, content, token, name: pass.id });
}
