import { isolateName } from '#domain/fields/plain-text.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { MailLoaders, QueuedMail } from '../../platform/mail/compose-mail.ts';
import { findListedCallOff, findListedTrips, type ListedTrip } from './captain-lists.ts';

/** The subject of these mails is the operator; their `dedupeId` is the call-off. */
export const captainListMails = {
  'trips-called-off': {
    operator: async (deps, mail) => {
      const list = await loadList(deps, mail, { toTell: true });
      if (!list) return null;
      const { operatorName, trips, callOff, ...addressed } = list;
      const { reason, note, dueAt } = callOff;
      return {
        data: {
          operatorName,
          callOff: { reason, note, untilMs: dueAt.getTime() },
          trips: trips.map((trip) => ({ ...nameTrip(trip), hasAddress: trip.hasAddress })),
        },
        ...addressed,
      };
    },
  },
  'call-off-settled': {
    operator: async (deps, mail) => {
      const list = await loadList(deps, mail, { toTell: false });
      if (!list) return null;
      const { operatorName, trips, callOff: _, ...addressed } = list;
      return { data: { operatorName, trips: trips.map(describeOutcome) }, ...addressed };
    },
  },
} satisfies Partial<MailLoaders>;

async function loadList(
  { database, site }: Deps,
  { subjectId: operatorId, dedupeId: callOffId }: QueuedMail,
  { toTell }: { toTell: boolean },
) {
  if (callOffId === null) return null;
  const operator = await database
    .selectFrom('operators')
    .select(['name', 'email', 'language'])
    .where('id', '=', operatorId)
    .executeTakeFirst();
  const callOff = await findListedCallOff(database, callOffId);
  const trips = await findListedTrips(database, callOffId, { operatorId, toTell });
  if (!operator || !callOff || trips.length === 0) return null;
  return {
    operatorName: isolateName(operator.name),
    trips,
    callOff,
    language: portalLanguage(operator.language, site),
    to: operator.email,
  };
}

function nameTrip({ code, boatName, guest, guests, start, time }: ListedTrip) {
  return {
    code,
    boat: isolateName(boatName),
    guest: isolateName(guest),
    groupSize: guests,
    start,
    time,
  };
}

function describeOutcome(trip: ListedTrip) {
  const { outcome, nowOn, refundedCents, paidBy } = trip;
  return {
    ...nameTrip(trip),
    outcome,
    nowOn,
    refundedCents,
    paidBy,
  };
}
