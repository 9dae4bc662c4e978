import { Hono } from 'hono';
import { paths } from '#contract/pages/paths.ts';
import { writeError } from '#i18n/errors/error-texts.ts';
import { spokenLanguage } from '#i18n/languages/languages.ts';
import { homeMessages } from '#i18n/catalogues/home-messages.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import { calendarFile } from '../core/mails/calendar-file.ts';
import {
  findBooking,
  findBookingOfGuest,
  type BookingRecord,
} from '../core/bookings/booking-queries.ts';
import { plainPage } from '../../platform/http/plain-page.ts';
import type { RateLimiter } from '../../platform/http/rate-limits.ts';
import { endHold } from '../payments/end-hold.ts';
import { openReservationPage } from '../payments/open-payment-page.ts';
import type { Deps } from '../../platform/dependencies.ts';

const PAY_LINKS = { name: 'pay-links', max: 120, withinSeconds: 600 };

export function bookingLinkRoutes(deps: Deps, limit: RateLimiter): Hono {
  const app = new Hono();

  app.get('/booking/pay/:id', limit(PAY_LINKS), async (context) => {
    // Changes no state for HEAD requests, which mail scanners send first.
    if (context.req.method === 'HEAD') return context.body(null, 200);
    const bookingId = context.req.param('id');
    const opened = await openReservationPage(deps, bookingId);
    if (!opened.ok) {
      const isMissing = opened.problem.kind === 'not-found';
      const booking = await findBooking(deps.database, bookingId);
      const language = spokenLanguage(booking?.language, deps.site);
      const message = writeError(language, opened.problem.message);
      const { back } = homeMessages[language];
      return plainPage(message, isMissing ? 404 : 503, {}, { language, back });
    }
    return context.redirect(opened.value ?? (await buildConfirmationUrl(deps, bookingId)), 303);
  });

  app.get('/checkout/abandon/:id', async (context) => {
    if (context.req.method === 'HEAD') return context.body(null, 200);
    const booking = await findBookingOfGuest(deps.database, context.req.param('id'));
    if (!booking) return context.redirect(paths.listing(), 303);
    // Releases the seats immediately, even if the provider does not answer.
    const ended = await endHold(deps, booking.id, 'abandon', { evenUnanswered: true });
    const isPaid = ended === 'paid' || booking.status === 'paid' || booking.status === 'asked';
    const path = isPaid ? paths.confirmation({ bid: booking.id }) : checkoutPath(booking);
    return context.redirect(
      localizeAddress(spokenLanguage(booking.language, deps.site), path),
      303,
    );
  });

  app.get('/booking/calendar/:file{.+\\.ics}', async (context) => {
    const bookingId = context.req.param('file').replace(/\.ics$/, '');
    const booking = await findBookingOfGuest(deps.database, bookingId);
    if (booking?.status !== 'paid' && booking?.status !== 'pending') {
      return plainPage(writeError('en', 'booking.unknown'), 404);
    }
    const file = calendarFile(booking, deps.site, 'visitor');
    return new Response(file.content, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'no-store',
      },
    });
  });
  return app;
}

/** Links to the confirmation in the booking's language. */
async function buildConfirmationUrl(deps: Deps, bookingId: string): Promise<string> {
  const booking = await findBooking(deps.database, bookingId);
  const language = spokenLanguage(booking?.language, deps.site);
  return localizeAddress(language, paths.confirmation({ bid: bookingId }));
}

function checkoutPath(booking: BookingRecord): string {
  const trip = {
    boat: booking.boatId,
    date: booking.startDate,
    time: booking.time ?? '',
    groupSize: String(booking.groupSize),
    mode: booking.pricingMode,
    ...(booking.endDate === booking.startDate ? {} : { end: booking.endDate }),
    // Tells the page whether the payment page was still open.
    left: booking.status === 'held' ? 'open' : 'closed',
  };
  return paths.checkout({ boatId: booking.boatId }, trip);
}
