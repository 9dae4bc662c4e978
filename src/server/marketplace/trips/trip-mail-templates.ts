import { portalPaths } from '#contract/pages/portal-paths.ts';
import { formatTimeIn } from '#i18n/formats/language-formats.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { AT_DOCK_MINUTES } from '#i18n/site/site-texts.ts';
import {
  bankShows,
  formatDeadline,
  cancellationFact,
  findMailedBooking,
  formatDayForGuest,
  guestMail,
  guests,
  money,
  buildOperatorFacts,
  operatorMail,
  buildPageAddress,
  describePaidByHand,
  payUntil,
  refundToPayer,
  seeBooking,
  buildTripDetailRows,
  tripTitle,
  type MailedBooking,
} from '../core/mails/booking-mail-parts.ts';
import { payAction, toGuest, toOperator } from '../core/mails/booking-mail-templates.ts';
import { calendarFile } from '../core/mails/calendar-file.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { MailTemplate, MailTemplates, QueuedMail } from '../../platform/mail/compose-mail.ts';
import type { MailContent, MailSite } from '../../platform/mail/mail-layout.ts';
import type { ChangeRequestRow } from '../core/trips/change-request-queries.ts';

export const tripMails = {
  'fewer-guests': toBoth((booking, deps) => ({
    visitor: fewerGuestsMail(booking, deps.site),
    operator: operatorMail(booking, fewerGuestsWords(booking)),
  })),
  'handed-over': toBoth((booking, deps) => ({
    visitor: handedOverMail(booking, deps.site),
    operator: operatorMail(booking, anotherGuestWords(booking)),
  })),
  'handed-away': async (deps, mail) => {
    const booking = await findMailedBooking(deps, mail.subject_id, 'former guest');
    const from = (await readEventFacts(deps.database, mail))['from'] as Former | undefined;
    if (!booking || !from) return null;
    return {
      content: handedAwayMail(booking, from),
      to: from.email,
      calendarFile: calendarFile(booking, deps.site, 'visitor', '', true),
    };
  },
  corrected: toOperatorOnly(correctedWords),
  'trip-link': async (deps, mail) => {
    const booking = await findMailedBooking(deps, mail.subject_id, 'visitor');
    if (!booking) return null;
    const { words } = booking;
    const content = guestMail(booking, deps.site, {
      subject: words.link(tripTitle(booking)),
      preview: words.linkShort,
      paragraphs: [words.linkText, words.linkNotYou],
      action: seeBooking(booking),
    });
    return { content, ...toGuest(deps, booking) };
  },
  'guest-wrote': async (deps, mail) => {
    const { message } = await readEventFacts(deps.database, mail);
    const booking = await findMailedBooking(deps, mail.subject_id, 'operator');
    if (!booking || typeof message !== 'string') return null;
    const { captainWords: words, customer_name: guest } = booking;
    const content = operatorMail(booking, {
      subject: words.guestWrote(guest, tripTitle(booking)),
      preview: message.slice(0, 120).replaceAll(/\s+/g, ' '),
      paragraphs: [words.guestWroteText(guest)],
      facts: [[booking.words.message, message]],
    });
    return { content, ...toOperator(booking) };
  },
  'change-asked': async (deps, mail) => {
    const booking = await findMailedBooking(deps, mail.subject_id, 'operator');
    const request = await findChangeRequest(deps.database, mail);
    if (!booking || !request) return null;
    return { content: changeAskedMail(booking, request, deps), ...toOperator(booking) };
  },
  'change-declined': async (deps, mail) => {
    const booking = await findMailedBooking(deps, mail.subject_id, 'visitor');
    const request = await findChangeRequest(deps.database, mail);
    if (!booking || !request) return null;
    return { content: noChangeMail(booking, request, deps.site), ...toGuest(deps, booking) };
  },
} satisfies Partial<MailTemplates>;

type OperatorWords = Parameters<typeof operatorMail>[1];

type BothMails = (
  booking: MailedBooking,
  deps: Deps,
) => Record<'visitor' | 'operator', MailContent>;

/** Attaches the updated calendar file. */
function toBoth(write: BothMails): MailTemplate {
  return async (deps, mail) => {
    const recipient = mail.recipient === 'visitor' ? 'visitor' : 'operator';
    const booking = await findMailedBooking(deps, mail.subject_id, recipient);
    if (!booking) return null;
    const content = write(booking, deps)[recipient];
    const isGuest = recipient === 'visitor';
    return {
      content: isGuest
        ? { ...content, facts: [...content.facts, ...buildOperatorFacts(booking)] }
        : content,
      ...(isGuest ? toGuest(deps, booking) : toOperator(booking)),
      calendarFile: calendarFile(booking, deps.site, recipient, booking.trip_url),
    };
  };
}

function toOperatorOnly(write: (booking: MailedBooking) => OperatorWords): MailTemplate {
  return async (deps, mail) => {
    const booking = await findMailedBooking(deps, mail.subject_id, 'operator');
    return booking && { content: operatorMail(booking, write(booking)), ...toOperator(booking) };
  };
}

function fewerGuestsWords(booking: MailedBooking): OperatorWords {
  const { captainWords: words, customer_name: guest, boat_name: boat } = booking;
  return {
    subject: words.fewer(guests(booking), tripTitle(booking)),
    preview: words.fewerShort(guest),
    paragraphs: [words.fewerText(guest, boat, guests(booking))],
    closing: [words.calendarUpdates],
  };
}

function anotherGuestWords(booking: MailedBooking): OperatorWords {
  const { captainWords: words, customer_name: guest, boat_name: boat } = booking;
  return {
    subject: words.anotherGuest(tripTitle(booking)),
    preview: words.anotherGuestShort(guest),
    paragraphs: [words.anotherGuestText(booking.code, boat, guest)],
    closing: [words.calendarUpdates],
  };
}

function correctedWords(booking: MailedBooking): OperatorWords {
  const { captainWords: words, customer_name: guest } = booking;
  return {
    subject: words.corrected(tripTitle(booking)),
    preview: words.correctedShort(guest),
    paragraphs: [words.correctedText(guest, booking.code)],
  };
}

function fewerGuestsMail(booking: MailedBooking, site: MailSite): MailContent {
  const { words, code, boat_name: boat, status } = booking;
  const party = guests(booking);
  const isPending = status === 'pending';
  return guestMail(booking, site, {
    subject: words.fewer(party, tripTitle(booking)),
    preview: words.fewerShort(party),
    paragraphs: [
      words.fewerText(code, boat, party),
      isPending ? words.fewerPay(payUntil(booking)) : refundWords(booking),
    ],
    ...(isPending
      ? { action: payAction(booking, site), link: seeBooking(booking) }
      : { action: seeBooking(booking) }),
  });
}

function refundWords(booking: MailedBooking): string {
  const { words, refunded_cents: back } = booking;
  if (describePaidByHand(booking) !== null) return words.betweenYou;
  if (booking.handed_over_at !== null) return refundToPayer(booking);
  const paid = money(booking, booking.amount_cents);
  return back === 0
    ? words.nothingBack(paid)
    : `${words.partInAll(money(booking, back), paid)} ${bankShows(booking)}`;
}

function handedOverMail(booking: MailedBooking, site: MailSite): MailContent {
  const { words, code, boat_name: boat, operator_name: captain } = booking;
  return guestMail(booking, site, {
    subject: words.handedOver(tripTitle(booking)),
    preview: words.handedOverShort(code),
    paragraphs: [words.handedOverText(boat, captain, code), ...backToCard(booking)],
    facts: [...cancellationFact(booking), ...buildTripDetailRows(booking)],
    action: seeBooking(booking),
    closing: [words.atDock(AT_DOCK_MINUTES)],
  });
}

/** States that the payer gets the refund of a transferred trip; empty for payments to the captain. */
function backToCard(booking: MailedBooking): string[] {
  return describePaidByHand(booking) === null ? [booking.words.backToCard] : [];
}

type Former = { name: string; email: string };

function handedAwayMail(booking: MailedBooking, { name }: Former): MailContent {
  const { words, customer_name: now } = booking;
  return {
    language: booking.language,
    subject: words.handedAway(tripTitle(booking)),
    preview: words.handedAwayShort(now),
    greeting: words.hello(isolated(name)),
    paragraphs: [
      words.handedAwayText(booking.code, booking.boat_name, now),
      ...backToCard(booking),
      words.handedAwayNotYou,
    ],
    facts: [],
    closing: [],
  };
}

function noChangeMail(
  booking: MailedBooking,
  request: ChangeRequestRow,
  site: MailSite,
): MailContent {
  const { words, operator_name: captain } = booking;
  const asked = askedWords(request, booking);
  return guestMail(booking, site, {
    subject: words.noChange(tripTitle(booking)),
    preview: words.tripStays,
    paragraphs: [
      request.answer === 'no'
        ? words.couldNotAgree(captain, asked)
        : words.noAnswer(captain, asked),
      words.tripStays,
    ],
    action: seeBooking(booking),
  });
}

function changeAskedMail(
  booking: MailedBooking,
  request: ChangeRequestRow,
  { site }: Deps,
): MailContent {
  const { captainWords: words, customer_name: guest } = booking;
  const asked = words.asksYou(guest, askedWords(request, booking));
  return operatorMail(booking, {
    subject: words.changeAsked(tripTitle(booking)),
    preview: asked,
    paragraphs: [
      `${asked} ${whyAsked(booking)}`,
      words.answerBy(formatDeadline(booking, request.due_at)),
    ],
    action: {
      label: words.answerNow,
      url: buildPageAddress(booking, site, portalPaths.operatorDashboard()),
    },
  });
}

function whyAsked({ captainWords: words, ...booking }: MailedBooking): string {
  return describePaidByHand(booking) === null
    ? words.needsYourYes(booking.free_cancellation_hours)
    : words.betweenYou;
}

/** Describes a request as part of a sentence. */
function askedWords(
  { kind, group_size: groupSize, start_date: day, time }: ChangeRequestRow,
  booking: MailedBooking,
): string {
  const { words } = booking;
  const isOurs = describePaidByHand(booking) === null;
  if (kind === 'cancel') return isOurs ? words.toCancelBack : words.toCancel;
  if (kind === 'fewer-guests') {
    return isOurs ? words.toComeWithBack(groupSize ?? 0) : words.toComeWith(groupSize ?? 0);
  }
  const on = formatDayForGuest(booking, day ?? '');
  return words.toMove(time ? words.dayAndTime(on, formatTimeIn(booking.language, time)) : on);
}

async function readEventFacts(
  reader: Queryable,
  mail: QueuedMail,
): Promise<Record<string, unknown>> {
  const event = await reader
    .selectFrom('booking_events')
    .select('facts')
    .where('booking_id', '=', mail.subject_id)
    .where('idempotency_key', '=', mail.matter)
    .executeTakeFirst();
  return event?.facts ?? {};
}

async function findChangeRequest(
  reader: Queryable,
  mail: QueuedMail,
): Promise<ChangeRequestRow | null> {
  const request = await reader
    .selectFrom('change_requests')
    .selectAll()
    .where('id', '=', mail.matter)
    .executeTakeFirst();
  return request ?? null;
}
