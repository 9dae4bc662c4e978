import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  getCalendar,
  getCalendars,
  postCalendar,
  putCalendar,
  removeCalendar,
} from './accounts/account-calendar-endpoints.ts';
import type { SandboxContext } from './calendars/calendar-store.ts';
import { getTokenInfo, postDetect, postRevoke, postToken } from './accounts/connect-endpoints.ts';
import { getApplication, getRedirectUris } from './accounts/application-endpoints.ts';
import {
  getEvent,
  importEvents,
  listEvents,
  postAvailability,
  postEvent,
  postFreeBusy,
  putEvent,
  removeEvent,
  sendRsvp,
} from './events/event-endpoints.ts';
import { getGrant, getGrants, patchGrant, removeGrant } from './accounts/grant-endpoints.ts';
import {
  getDestination,
  getDestinations,
  postDestination,
  putDestination,
  removeDestination,
  rotateSecret,
} from './notices/notice-destinations.ts';
import {
  answerInTransaction,
  answerWithoutTransaction,
  nylasPath,
  type NylasAct,
} from './nylas-calls.ts';
import { newUuid } from './nylas-ids.ts';
import { bodyTooLarge, notFound, problemBody } from './nylas-problems.ts';

const largestBody = 256 * 1024;

type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';

/** Endpoints below `/v3/` that run in a transaction. */
const endpoints: readonly [Method, string, NylasAct][] = [
  ['GET', 'applications', getApplication],
  ['GET', 'applications/redirect-uris', getRedirectUris],
  ['POST', 'calendars/availability', postAvailability],
  ['POST', 'connect/revoke', postRevoke],
  ['GET', 'connect/tokeninfo', getTokenInfo],
  ['POST', 'providers/detect', postDetect],
  ['GET', 'grants', getGrants],
  ['GET', 'grants/:grant', getGrant],
  ['PATCH', 'grants/:grant', patchGrant],
  ['DELETE', 'grants/:grant', removeGrant],
  ['POST', 'grants/:grant/calendars/free-busy', postFreeBusy],
  ['GET', 'grants/:grant/calendars', getCalendars],
  ['POST', 'grants/:grant/calendars', postCalendar],
  ['GET', 'grants/:grant/calendars/:calendar', getCalendar],
  ['PUT', 'grants/:grant/calendars/:calendar', putCalendar],
  ['DELETE', 'grants/:grant/calendars/:calendar', removeCalendar],
  ['GET', 'grants/:grant/events', listEvents],
  ['POST', 'grants/:grant/events', postEvent],
  ['GET', 'grants/:grant/events/import', importEvents],
  ['POST', 'grants/:grant/events/:event/send-rsvp', sendRsvp],
  ['GET', 'grants/:grant/events/:event', getEvent],
  ['PUT', 'grants/:grant/events/:event', putEvent],
  ['DELETE', 'grants/:grant/events/:event', removeEvent],
  ['GET', 'webhooks', getDestinations],
  ['GET', 'webhooks/:webhook', getDestination],
  ['DELETE', 'webhooks/:webhook', removeDestination],
  ['POST', 'webhooks/rotate-secret/:webhook', rotateSecret],
];

/** The API as the official SDK uses it. */
export function nylasRoutes(context: SandboxContext): Hono {
  const app = new Hono();
  const base = `${nylasPath}/v3`;
  const onError = (c: Context) =>
    c.json(problemBody(bodyTooLarge(), newUuid(context.randomBytes)), 413);
  app.use(`${base}/*`, bodyLimit({ maxSize: largestBody, onError }));
  app.post(
    `${base}/connect/token`,
    answerWithoutTransaction(context, (call) => postToken(context, call), 'anybody'),
  );
  app.post(
    `${base}/webhooks`,
    answerWithoutTransaction(context, (call) => postDestination(context, call)),
  );
  app.put(
    `${base}/webhooks/:webhook`,
    answerWithoutTransaction(context, (call) => putDestination(context, call)),
  );
  for (const [method, path, act] of endpoints)
    app.on(method, `${base}/${path}`, answerInTransaction(context, act));
  app.all(
    `${base}/*`,
    answerWithoutTransaction(context, () => Promise.reject(notFound('This address'))),
  );
  return app;
}
