import { formatFullDay, formatTime, islandNow } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { BANK_SHOWS_REFUND_WITHIN } from '#domain/site-texts.ts';
import { payLink } from '../bookings/booking-presenter.ts';
import {
  findMailedBooking,
  guestMail,
  guests,
  operatorFacts,
  operatorMail,
  paidByHandWords,
  payUntil,
  refundToPayer,
  seeBooking,
  tripTitle,
  type MailedBooking,
} from '../bookings/mails/booking-mail-parts.ts';
import { toGuest, toOperator } from '../bookings/mails/booking-mail-templates.ts';
import { calendarFile } from '../bookings/mails/calendar-file.ts';
import type { Reader } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';
import type { MailTemplate, MailTemplates, QueuedMail } from '../mail/compose-mail.ts';
import type { MailContent } from '../mail/mail-layout.ts';
import type { ChangeRequestRow } from './change-request-queries.ts';

/** What guests change of their trips by themselves, and what they ask. */
export const tripMails = {
  'fewer-guests': toBoth((booking, deps) => ({
    visitor: guestMail(booking, deps.site, {
      subject: `Now for ${guests(booking)}: ${tripTitle(booking)}`,
      preview: `${guests(booking)} are expected on board.`,
      paragraphs: [
        `Your booking ${booking.code} on ${booking.boat_name} is for ${guests(booking)} now.`,
        booking.status === 'pending'
          ? `Nothing has been charged yet. Please pay until ${payUntil(booking)}, island time; after that the reservation is released.`
          : refundWords(booking),
      ],
      ...(booking.status === 'pending'
        ? { action: payAction(booking, deps.site), link: seeBooking(booking) }
        : { action: seeBooking(booking) }),
    }),
    operator: operatorMail(booking, {
      subject: `Now for ${guests(booking)}: ${tripTitle(booking)}`,
      preview: `${booking.customer_name} comes with fewer guests.`,
      paragraphs: [
        `${booking.customer_name} comes on ${booking.boat_name} with ${guests(booking)} now. The places of the others are free again.`,
      ],
      closing: ['The calendar file brings your own calendar up to date.'],
    }),
  })),
  'handed-over': toBoth((booking, deps) => ({
    visitor: guestMail(booking, deps.site, {
      subject: `Your trip: ${tripTitle(booking)}`,
      preview: `It was handed over to you. The code is ${booking.code}.`,
      paragraphs: [
        `A trip on ${booking.boat_name} with ${booking.operator_name} was handed over to you. Show the code ${booking.code} when you board.`,
        ...backToCard(booking),
      ],
      action: seeBooking(booking),
    }),
    operator: operatorMail(booking, {
      subject: `Another guest: ${tripTitle(booking)}`,
      preview: `${booking.customer_name} comes instead.`,
      paragraphs: [
        `The booking ${booking.code} on ${booking.boat_name} was handed over: ${booking.customer_name} comes instead.`,
      ],
      closing: ['The calendar file brings your own calendar up to date.'],
    }),
  })),
  'handed-away': async (deps, mail) => {
    const booking = await findMailedBooking(deps, mail.subject_id, 'operator');
    const from = (await factsOf(deps.database, mail))['from'] as Former | undefined;
    if (!booking || !from) return null;
    return { content: handedAwayMail(booking, from), to: from.email };
  },
  corrected: toOperatorOnly((booking) => ({
    subject: `Corrected: ${tripTitle(booking)}`,
    preview: `${booking.customer_name} has corrected their details.`,
    paragraphs: [
      `${booking.customer_name} has corrected the details of their booking ${booking.code}. They are below as they are now.`,
    ],
  })),
  'trip-link': async (deps, mail) => {
    const booking = await findMailedBooking(deps, mail.subject_id, 'visitor');
    if (!booking) return null;
    const content = guestMail(booking, deps.site, {
      subject: `Your link: ${tripTitle(booking)}`,
      preview: 'You asked for the link to your trip.',
      paragraphs: [
        'You asked for the link to your trip. Whoever has it can change the trip, so keep it to yourself.',
        'If it was not you who asked, you need not do anything.',
      ],
      action: seeBooking(booking),
    });
    return { content, ...toGuest(deps, booking) };
  },
  'guest-wrote': async (deps, mail) => {
    const { message } = await factsOf(deps.database, mail);
    const booking = await findMailedBooking(deps, mail.subject_id, 'operator');
    if (!booking || typeof message !== 'string') return null;
    const content = operatorMail(booking, {
      subject: `Message from ${booking.customer_name}: ${tripTitle(booking)}`,
      preview: message.slice(0, 120).replaceAll(/\s+/g, ' '),
      paragraphs: [`${booking.customer_name} writes to you. Answer this mail, and they get it.`],
      facts: [['Message', message]],
    });
    return { content, ...toOperator(booking) };
  },
  'change-asked': async (deps, mail) => {
    const booking = await findMailedBooking(deps, mail.subject_id, 'operator');
    const request = await findRequestOf(deps.database, mail);
    if (!booking || !request) return null;
    return { content: changeAskedMail(booking, request, deps), ...toOperator(booking) };
  },
  'change-declined': async (deps, mail) => {
    const booking = await findMailedBooking(deps, mail.subject_id, 'visitor');
    const request = await findRequestOf(deps.database, mail);
    if (!booking || !request) return null;
    const content = guestMail(booking, deps.site, {
      subject: `No change: ${tripTitle(booking)}`,
      preview: 'Your trip stays as it is.',
      paragraphs: [
        request.answer === 'no'
          ? `${booking.operator_name} could not agree to what you asked: ${askedWords(request, booking)}.`
          : `${booking.operator_name} has not answered in time to what you asked: ${askedWords(request, booking)}.`,
        'Your trip stays as it is.',
      ],
      action: seeBooking(booking),
    });
    return { content, ...toGuest(deps, booking) };
  },
} satisfies Partial<MailTemplates>;

type BothMails = (
  booking: MailedBooking,
  deps: Deps,
) => Record<'visitor' | 'operator', MailContent>;

/** With the file that brings their calendars up to date. */
function toBoth(write: BothMails): MailTemplate {
  return async (deps, mail) => {
    const recipient = mail.recipient === 'visitor' ? 'visitor' : 'operator';
    const booking = await findMailedBooking(deps, mail.subject_id, recipient);
    if (!booking) return null;
    const content = write(booking, deps)[recipient];
    const isGuest = recipient === 'visitor';
    return {
      content: isGuest
        ? { ...content, facts: [...content.facts, ...operatorFacts(booking)] }
        : content,
      ...(isGuest ? toGuest(deps, booking) : toOperator(booking)),
      calendarFile: calendarFile(booking, deps.site, recipient, booking.trip_url),
    };
  };
}

function toOperatorOnly(
  write: (booking: MailedBooking) => Parameters<typeof operatorMail>[1],
): MailTemplate {
  return async (deps, mail) => {
    const booking = await findMailedBooking(deps, mail.subject_id, 'operator');
    return booking && { content: operatorMail(booking, write(booking)), ...toOperator(booking) };
  };
}

function payAction(booking: MailedBooking, site: Deps['site']) {
  return {
    label: `Pay ${formatDollars(booking.amount_cents)}`,
    url: payLink(booking.id, site),
  };
}

/** Where the money of a trip goes that was handed over; nowhere, for what the captain was paid. */
function backToCard(booking: MailedBooking): string[] {
  if (paidByHandWords(booking) !== null) return [];
  return ['If it is cancelled, the money goes back to the card that paid for it.'];
}

function refundWords(booking: MailedBooking): string {
  if (paidByHandWords(booking) !== null) {
    return 'You have paid your captain: what goes back to you is between the two of you.';
  }
  if (booking.handed_over_at !== null) return refundToPayer(booking);
  const { refunded_cents: back, amount_cents: paid } = booking;
  return back === 0
    ? `Nothing of the ${formatDollars(paid)} that you paid goes back to you.`
    : `${formatDollars(back)} of the ${formatDollars(paid)} that you paid goes back to you in all. Your bank usually shows it within ${BANK_SHOWS_REFUND_WITHIN}.`;
}

type Former = { name: string; email: string };

function handedAwayMail(booking: MailedBooking, { name }: Former): MailContent {
  return {
    subject: `Handed over: ${tripTitle(booking)}`,
    preview: `${booking.customer_name} has your trip now.`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your trip ${booking.code} on ${booking.boat_name} was handed over to ${booking.customer_name}. They have a link of their own, and yours does not open it any more.`,
      ...backToCard(booking),
      `If it was not you who handed it over, please answer this mail at once.`,
    ],
    facts: [],
    closing: [],
  };
}

function changeAskedMail(
  booking: MailedBooking,
  request: ChangeRequestRow,
  { site }: Deps,
): MailContent {
  const due = islandNow(request.due_at.getTime());
  const by = `${formatTime(due.time)} on ${formatFullDay(due.day)}`;
  return operatorMail(booking, {
    subject: `Please answer: ${tripTitle(booking)}`,
    preview: `${booking.customer_name} asks you: ${askedWords(request, booking)}.`,
    paragraphs: [
      `${booking.customer_name} asks you: ${askedWords(request, booking)}. ${whyAsked(booking)}`,
      `Please say yes or no by ${by}, island time. Without an answer the trip stays as it is.`,
    ],
    action: { label: 'Answer now', url: `${site.publicUrl}/operator/dashboard` },
  });
}

function whyAsked(booking: MailedBooking): string {
  return paidByHandWords(booking) === null
    ? `It is less than ${booking.free_cancellation_hours} hours before the start, so it needs your yes.`
    : 'They have paid you, and not us: with a yes, what goes back to them is between the two of you.';
}

/** What a guest asks, as part of a sentence. */
function askedWords(
  { kind, group_size: groupSize, start_date: day, time }: ChangeRequestRow,
  booking: MailedBooking,
): string {
  const isOurs = paidByHandWords(booking) === null;
  if (kind === 'cancel') return `to cancel${isOurs ? ', with all that was paid given back' : ''}`;
  if (kind === 'fewer-guests') {
    return `to come with ${groupSize} instead${isOurs ? ', and the others’ money back' : ''}`;
  }
  const at = time ? `, ${formatTime(time)}` : '';
  return `to move the trip to ${formatFullDay(day ?? '')}${at}`;
}

async function factsOf(reader: Reader, mail: QueuedMail): Promise<Record<string, unknown>> {
  const event = await reader
    .selectFrom('booking_events')
    .select('facts')
    .where('booking_id', '=', mail.subject_id)
    .where('idempotency_key', '=', mail.matter)
    .executeTakeFirst();
  return event?.facts ?? {};
}

async function findRequestOf(reader: Reader, mail: QueuedMail): Promise<ChangeRequestRow | null> {
  const request = await reader
    .selectFrom('change_requests')
    .selectAll()
    .where('id', '=', mail.matter)
    .executeTakeFirst();
  return request ?? null;
}
