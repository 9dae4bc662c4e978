import { stageOf } from './production.ts';

type Given = Parameters<typeof stageOf>[0] & {
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  NYLAS_API_KEY?: string | undefined;
  NYLAS_WEBHOOK_SECRET?: string | undefined;
  SUPPORT_EMAIL?: string | undefined;
};

/** What the owner should know, though the server can run. */
export function warningsFor(given: Given): string[] {
  const warnings: string[] = [];
  if (given.STRIPE_SECRET_KEY && !given.STRIPE_WEBHOOK_SECRET) {
    warnings.push(
      'STRIPE_WEBHOOK_SECRET is not set: Stripe’s messages are refused, so payments settle only by asking Stripe.',
    );
  }
  if (given.STRIPE_SECRET_KEY && !given.STRIPE_PUBLISHABLE_KEY) {
    warnings.push(
      'STRIPE_PUBLISHABLE_KEY is not set: captains cannot pay to have a boat featured.',
    );
  }
  if (given.NYLAS_API_KEY && !given.NYLAS_WEBHOOK_SECRET) {
    warnings.push(
      'NYLAS_WEBHOOK_SECRET is not set: Nylas’s messages are refused, so captains’ calendars are only read every 5 minutes.',
    );
  }
  if (!stageOf(given).production) return warnings;
  if (!given.STRIPE_SECRET_KEY) {
    warnings.push(
      'STRIPE_SECRET_KEY is not set: nobody can pay, for the payment sandbox is only in the demo.',
    );
  }
  if (!given.NYLAS_API_KEY) {
    warnings.push(
      'NYLAS_API_KEY is not set: captains cannot connect a calendar, for the calendar sandbox is only in the demo.',
    );
  }
  if (!given.SUPPORT_EMAIL) {
    warnings.push(
      'SUPPORT_EMAIL is not set: guests are shown the first super admin’s address as the support address, or else that of MAIL_FROM.',
    );
  }
  return warnings;
}
