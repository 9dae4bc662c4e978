import { paths } from '#contract/pages/paths.ts';
import { Mail, type MailProps } from '../layout/mail.tsx';
import { Action, Closing, SmallLink } from '../layout/mail-parts.tsx';
import type { MailedTrip } from './mailed-trip.ts';
import type { TripMail } from './trip-phrases.ts';

export type TripProps = { trip: MailedTrip };

type GuestMailProps = TripMail & Omit<MailProps, 'greeting'>;

export function GuestMail({ trip, children, ...mail }: GuestMailProps) {
  const { t, site } = mail.context;
  return (
    <Mail {...mail} greeting={t.hello(trip.guest.name)}>
      {children}
      <Closing>{t.support(site.supportEmail, trip.code)}</Closing>
    </Mail>
  );
}

export function SeeTrip({ context, trip, label = context.t.seeTrip }: TripMail & Labelled) {
  return <Action label={label} url={trip.tripUrl} />;
}

/** Secondary link to the trip's page, in mails with another primary action. */
export function SeeTripToo({ context, trip, label = context.t.seeTrip }: TripMail & Labelled) {
  return <SmallLink label={label} url={trip.tripUrl} />;
}

type Labelled = { label?: string };

export function PayTrip({ context: { t, money }, trip }: TripMail) {
  return <Action label={t.pay(money(trip.amountCents))} url={trip.payUrl} />;
}

export function FindAnotherTrip({ context: { t, url }, trip }: TripMail) {
  return <Action label={t.findAnother} url={url(paths.listing({ date: trip.start }))} />;
}

export function BookAgain({ context: { t, url }, trip }: TripMail) {
  return <Action label={t.bookAgain} url={url(paths.boat({ slug: trip.boat.slug }))} />;
}
