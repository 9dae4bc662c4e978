import * as z from 'zod/mini';
import { TRIP_READS } from './trip-limits.ts';
import type { Endpoint } from '../endpoint.ts';

const PASS_TYPE = 'application/vnd.apple.pkpass';
/** Devices in one network, such as a hotel's Wi-Fi, share an IP address. */
const DEVICES = { name: 'wallet-devices', max: 600, withinSeconds: 600 };
/** Enough for both payloads: a log is a few lines, and a registration is one token. */
const BODY = { bytes: 16_384, message: 'payload.tooLarge' } as const;

/** Apple's push tokens are hexadecimal. */
const registrationPayload = z.object({
  pushToken: z.string('api.pushToken').check(z.regex(/^[\da-f]{16,200}$/i, 'api.pushToken')),
});

const page = { caller: 'public', cacheControl: 'no-store', isSecret: true } as const;
const added = {
  ...page,
  method: 'GET',
  limit: TRIP_READS,
  raw: 'exchange',
  problems: ['not-found', 'conflict', 'unavailable'],
  codes: ['tripLink.unknown', 'booking.notConfirmed', 'route.unknown'],
} as const;
const device = { ...page, limit: DEVICES } as const;
const passPath = '/wallet/apple/v1/devices/{device}/registrations/{passType}/{serial}';

/** Wallet passes of a trip, and the web service through which Apple devices update their passes. */
export const walletEndpoints = {
  applePass: {
    ...added,
    path: '/api/trips/{token}/apple-pass',
    // Each download creates a secret.
    tokenLimit: { name: 'apple-passes-of-one', max: 60, withinSeconds: 600 },
    summary: 'The trip as a signed pass for Apple Wallet',
    answers: { 200: z.string() },
    contentType: PASS_TYPE,
  },
  googlePass: {
    ...added,
    path: '/api/trips/{token}/google-pass',
    tokenLimit: { name: 'google-passes-of-one', max: 60, withinSeconds: 600 },
    summary:
      'Redirect to Google’s page that adds the trip to Google Wallet. If Google is unavailable, redirect browsers to the trip’s page with ?wallet=google',
    answers: { 302: z.string() },
  },
  registerWalletDevice: {
    ...device,
    method: 'POST',
    path: passPath,
    bodyLimit: BODY,
    summary: 'Register a device for notifications about changes of its pass (Apple’s protocol)',
    payload: registrationPayload,
    answers: { 200: z.null(), 201: z.null() },
    problems: ['unauthenticated'],
    codes: ['wallet.unknownPass'],
  },
  unregisterWalletDevice: {
    ...device,
    method: 'DELETE',
    path: passPath,
    summary: 'Unregister a device that has removed its pass (Apple’s protocol)',
    answers: { 200: z.null() },
    problems: ['unauthenticated'],
    codes: ['wallet.unknownPass'],
  },
  changedPasses: {
    ...device,
    method: 'GET',
    path: '/wallet/apple/v1/devices/{device}/registrations/{passType}',
    summary:
      'Serial numbers of a device’s passes that have changed since ?passesUpdatedSince; 204 if there are none (Apple’s protocol)',
    raw: 'exchange',
    answers: {
      200: z.object({ serialNumbers: z.array(z.string()), lastUpdated: z.string() }),
      204: z.null(),
    },
  },
  latestPass: {
    ...device,
    method: 'GET',
    path: '/wallet/apple/v1/passes/{passType}/{serial}',
    summary: 'The newest version of a pass; 304 if it has not changed (Apple’s protocol)',
    raw: 'exchange',
    answers: { 200: z.string(), 304: z.null() },
    contentType: PASS_TYPE,
    problems: ['unauthenticated', 'not-found'],
    codes: ['wallet.unknownPass', 'route.unknown'],
  },
  walletLog: {
    ...device,
    method: 'POST',
    path: '/wallet/apple/v1/log',
    bodyLimit: BODY,
    summary: 'Log errors that a device reports (Apple’s protocol)',
    payload: z.object({ logs: z.array(z.string()) }),
    answers: { 200: z.null() },
  },
} as const satisfies Record<string, Endpoint>;
