import { formatFullDay, formatTime, toIslandNow } from '#domain/time/days.ts';
import type { ShopPart } from '#domain/admin/shop-status.ts';

/** Texts that explain each part of the shop to guests, and what its failure means for them. */
export const partTexts: Readonly<Record<ShopPart, { works: PartTexts; fails: PartTexts }>> = {
  booking: {
    works: { title: 'Booking works', text: 'You can find a boat and book a trip.' },
    fails: {
      title: 'Booking does not work',
      text: 'No trips can be booked right now. What is booked already stands as it is.',
    },
  },
  paying: {
    works: { title: 'Paying works', text: 'Card payments go through.' },
    fails: {
      title: 'Paying does not work',
      text: 'Cards cannot be charged right now. Please try again later: nobody pays twice for it.',
    },
  },
  calendars: {
    works: {
      title: 'Captains’ calendars are read',
      text: 'What captains plan elsewhere closes their days here.',
    },
    fails: {
      title: 'Captains’ calendars cannot be read',
      text: 'Your captain may have to say yes first; your card is only charged after that.',
    },
  },
  mail: {
    works: { title: 'Mails are sent', text: 'Confirmations arrive within moments.' },
    fails: {
      title: 'Mails are late',
      text: 'Each one is kept, and sent as soon as it can be. What you booked is booked.',
    },
  },
};

type PartTexts = { title: string; text: string };

/** Formats "Since 2:05 PM", with the day unless it is today. */
export function formatSince(since: string, nowMs: number): string {
  const { day, time } = toIslandNow(Date.parse(since));
  const when =
    day === toIslandNow(nowMs).day
      ? formatTime(time)
      : `${formatFullDay(day)}, ${formatTime(time)}`;
  return `Since ${when}, island time.`;
}
