import { portalPaths } from '#contract/pages/portal-paths.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import type { CallOffReason } from '#domain/trip-changes/calling-off.ts';
import { islandNow } from '#domain/time/days.ts';
import { formatFullDayIn, formatMoneyIn, formatTimeIn } from '#i18n/formats/language-formats.ts';
import { mailMessages, type MailMessages } from '#i18n/catalogues/mail-messages.ts';
import { captainListMessages, type CaptainLists } from '#i18n/catalogues/captain-mail-messages.ts';
import { portalLanguage, type PortalLanguage } from '#i18n/languages/portal-languages.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { MailTemplate, MailTemplates } from '../../platform/mail/compose-mail.ts';
import type { MailContent } from '../../platform/mail/mail-layout.ts';
import {
  findListedCallOff,
  findListedTrips,
  type ListedCallOff,
  type ListedTrip,
} from './captain-lists.ts';

/** The subject of these mails is the operator; their `matter` is the call-off. */
export const captainListMails = {
  'trips-called-off': captainList(calledOffList, { toTell: true }),
  'call-off-settled': captainList(settledList, { toTell: false }),
} satisfies Partial<MailTemplates>;

type List = {
  callOff: ListedCallOff;
  trips: readonly ListedTrip[];
  language: PortalLanguage;
  words: CaptainLists;
  shared: MailMessages;
};
type Written = Pick<MailContent, 'subject' | 'preview' | 'paragraphs' | 'facts'>;

function captainList(
  write: (list: List) => Written,
  { toTell }: { toTell: boolean },
): MailTemplate {
  return async (deps, { subject_id: operatorId, matter: callOffId }) => {
    if (callOffId === null) return null;
    const captain = await findCaptain(deps, operatorId);
    const callOff = await findListedCallOff(deps.database, callOffId);
    const trips = await findListedTrips(deps.database, callOffId, { operatorId, toTell });
    if (!captain || !callOff || trips.length === 0) return null;
    const language = portalLanguage(captain.language, deps.site);
    const words = captainListMessages[language];
    const shared = mailMessages[language];
    const url = deps.site.publicUrl + localizeAddress(language, portalPaths.operatorDashboard());
    return {
      to: captain.email,
      content: {
        ...write({ callOff, trips, language, words, shared }),
        language,
        greeting: shared.hello(isolated(captain.name)),
        action: { label: words.seeBookings, url },
        closing: [],
      },
    };
  };
}

function calledOffList({ callOff, trips, language, words, shared }: List): Written {
  const why = mapReasons(shared)[callOff.reason];
  const { day, time } = islandNow(callOff.dueAt.getTime());
  const until = shared.dayAndTime(formatFullDayIn(language, day), formatTimeIn(language, time));
  const isOfShip = callOff.reason === 'ship-skipped';
  const guests = trips.reduce((total, trip) => total + trip.guests, 0);
  return {
    subject: words.calledOff(trips.length),
    preview: shared.guests(guests),
    paragraphs: [
      isOfShip ? words.guestsDoNotCome(why) : words.doNotSail(why),
      ...(callOff.note === '' ? [] : [callOff.note]),
      ...(trips.some(({ hasAddress }) => hasAddress) ? [words.theyChoose(until)] : []),
      ...(trips.every(({ hasAddress }) => hasAddress) ? [] : [words.tellThem(until)]),
    ],
    facts: trips.map((trip) => [
      describeTrip(trip, language),
      [describeParty(trip, shared), ...(trip.hasAddress ? [] : [words.tellYourself])].join(', '),
    ]),
  };
}

function settledList({ trips, language, words, shared }: List): Written {
  return {
    subject: words.settled(trips.length),
    preview: words.settledText,
    paragraphs: [words.settledText],
    facts: trips.map((trip) => [
      describeTrip(trip, language),
      `${describeParty(trip, shared)}: ${describeOutcome(trip, language, words)}`,
    ]),
  };
}

/** "Trade Wind, Friday, December 4, 2026, 9:00 AM" */
function describeTrip({ boatName, start, time }: ListedTrip, language: PortalLanguage): string {
  const day = formatFullDayIn(language, start);
  return [isolated(boatName), day, ...(time === null ? [] : [formatTimeIn(language, time)])].join(
    ', ',
  );
}

/** "Anna Perez, 2 guests (SXM-7K2P-9QXD)" */
function describeParty({ guest, guests, code }: ListedTrip, shared: MailMessages): string {
  return `${isolated(guest)}, ${shared.guests(guests)} (${code})`;
}

function describeOutcome(trip: ListedTrip, language: PortalLanguage, words: CaptainLists): string {
  if (trip.outcome === 'another-day') return words.movedTo(formatFullDayIn(language, trip.nowOn));
  if (trip.outcome === 'another-boat') return words.sailsElsewhere;
  if (trip.refundedCents === 0) return words.isOver;
  const money = formatMoneyIn(language, trip.refundedCents);
  return trip.paidBy === 'card' ? words.moneyBack(money) : words.giveBack(money);
}

export function mapReasons(words: MailMessages): Readonly<Record<CallOffReason, string>> {
  return {
    weather: words.ofWeather,
    engine: words.ofEngine,
    'too-few-guests': words.ofTooFew,
    sickness: words.ofSickness,
    'ship-skipped': words.ofShip,
  };
}

async function findCaptain({ database }: Deps, operatorId: string) {
  return database
    .selectFrom('operators')
    .select(['name', 'email', 'language'])
    .where('id', '=', operatorId)
    .executeTakeFirst();
}
