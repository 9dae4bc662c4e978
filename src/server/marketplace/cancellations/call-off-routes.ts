import { DAY_MS } from '#domain/time/durations.ts';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import type { AdminScope, OperatorScope } from '#contract/operator/call-off-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { buildDayScope } from '#domain/trip-changes/calling-off.ts';
import { formatFullDay, formatTime, toInstant, toIslandNow } from '#domain/time/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { portCodes, getPortName } from '#domain/island/ports.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { callOff } from './call-off.ts';
import type { BoatScope } from '../core/bookings/called-off-trips.ts';
import { findCallOffs, findAffectedBookings, presentAffectedBookings } from './call-off-queries.ts';
import { findBoatsAtSea, listCustomPorts } from './boats-at-sea.ts';

export function callOffRoutes(deps: Deps) {
  return [
    serve(endpoints.callOffPreview, async ({ operator, payload }) => {
      const found = await scopesOfOperator(deps, operator.id, payload);
      if (!found.ok) return found;
      return done(
        presentAffectedBookings(
          await findAffectedBookings(deps.database, found.value.scopes, deps.now()),
        ),
      );
    }),

    serve(endpoints.callOff, async ({ operator, payload }) => {
      const found = await scopesOfOperator(deps, operator.id, payload);
      if (!found.ok) return found;
      const { reason, note, requestKey } = payload;
      const by = { operator: operator.id };
      return callOff(deps, { ...found.value, reason, note, requestKey, by });
    }),

    serve(endpoints.callOffs, async ({ operator }) =>
      done(await findCallOffs(deps.database, { operatorId: operator.id })),
    ),
  ];
}

export function adminCallOffRoutes(deps: Deps) {
  return [
    serve(endpoints.adminCallOffPreview, async ({ payload }) => {
      const found = await scopesOfAdmin(deps, payload);
      if (!found.ok) return found;
      return done(
        presentAffectedBookings(
          await findAffectedBookings(deps.database, found.value.scopes, deps.now()),
        ),
      );
    }),

    serve(endpoints.adminCallOff, async ({ admin, address, payload }) => {
      const found = await scopesOfAdmin(deps, payload);
      if (!found.ok) return found;
      const { reason, note, requestKey } = payload;
      return callOff(deps, { ...found.value, reason, note, requestKey, by: { admin, address } });
    }),

    serve(endpoints.adminCallOffPorts, async () => done(await listCustomPorts(deps.database))),

    serve(endpoints.adminCallOffs, async () => done(await findCallOffs(deps.database))),
  ];
}

type Found = { scopes: BoatScope[]; what: string };

async function scopesOfOperator(
  { database, now }: Deps,
  operatorId: string,
  { boatIds, day, time }: OperatorScope,
): Promise<Outcome<Found, 'not-found' | 'invalid'>> {
  if (day < toIslandNow(now()).day) return refuseField('day', 'day.over');
  const boats = await database
    .selectFrom('boats')
    .select(['id', 'name'])
    .where('operatorId', '=', operatorId)
    .where('deletedAt', 'is', null)
    .orderBy('name')
    .execute();
  const chosen = boats.filter(({ id }) => boatIds.includes(id));
  if (chosen.length !== new Set(boatIds).size) return refused('not-found', 'boat.unknown');
  const scope = time === null ? buildDayScope(day) : { day, time };
  const names =
    chosen.length === boats.length && chosen.length > 1 ? 'All boats' : joinNames(chosen);
  const at = time === null ? '' : `, ${formatTime(time)}`;
  const scopes = chosen.map(({ id }) => ({ boatId: id, scope }));
  return done({ scopes, what: `${names} on ${formatFullDay(day)}${at}` });
}

function joinNames(boats: readonly { name: string }[]): string {
  return boats.map(({ name }) => name).join(', ');
}

async function scopesOfAdmin(
  { database, now }: Deps,
  { port, from, until }: AdminScope,
): Promise<Outcome<Found, 'invalid'>> {
  const span = {
    from: toInstant(from.day, from.time),
    until: toInstant(until.day, until.time),
  };
  if (span.until <= span.from) return refuseField('until', 'callOff.endsBeforeStart');
  if (span.until <= now()) return refuseField('until', 'callOff.timeOver');
  if (span.until - span.from > MAX_MS) return refuseField('until', 'callOff.tooManyDays');
  if (port !== null && !(await isKnownPort(database, port)))
    return refuseField('port', 'callOff.portMissing');
  const boatIds = await findBoatsAtSea(database, port, span);
  const where = port === null ? 'The whole island' : getPortName(port);
  const label = `${where}, ${formatMoment(from)} to ${formatMoment(until)}`;
  return done({ scopes: boatIds.map((boatId) => ({ boatId, scope: span })), what: label });
}

async function isKnownPort(database: Deps['database'], port: string): Promise<boolean> {
  if (portCodes.some((code) => code === port)) return true;
  const key = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return (await listCustomPorts(database)).some((name) => key(name) === key(port));
}

const MAX_MS = 14 * DAY_MS;

function refuseField(field: string, why: ErrorMessage) {
  return refused('invalid', why, { fields: { [field]: why } });
}

function formatMoment({ day, time }: { day: string; time: string }): string {
  return `${formatFullDay(day)}, ${formatTime(time)}`;
}
