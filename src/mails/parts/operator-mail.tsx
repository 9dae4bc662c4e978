import type { ReactNode } from 'react';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { PortalLanguage } from '#i18n/languages/portal-languages.ts';
import type { MailContext, Sampled } from '../layout/mail-context.ts';
import { Mail, type MailProps } from '../layout/mail.tsx';
import { Action, Fact } from '../layout/mail-parts.tsx';
import type { MailedTrip } from './mailed-trip.ts';
import { TripFacts } from './trip-fact-list.tsx';

export type OperatorContext = MailContext<PortalLanguage>;

type AboutOperatorTrip = { context: OperatorContext; trip: MailedTrip };

export function OperatorMail({ trip, ...mail }: AboutOperatorTrip & Omit<MailProps, 'greeting'>) {
  return <Mail {...mail} greeting={mail.context.t.hello(trip.operator.name)} />;
}

/** The trip and its guest; `children` are facts between them. */
export function GuestTripFacts({
  context,
  trip,
  children,
}: AboutOperatorTrip & { children?: ReactNode }) {
  const t = captainMailMessages[context.language];
  const { name, email, phone, requests } = trip.guest;
  return (
    <TripFacts context={context} trip={trip}>
      {children}
      <Fact label={t.guest} value={name} />
      <Fact label={t.email} value={email || null} />
      <Fact label={t.phone} value={phone || null} />
      <Fact label={t.requests} value={requests || null} />
    </TripFacts>
  );
}

/** "Anna Perez, 2 guests." */
export function describeParty({ context, trip }: AboutOperatorTrip): string {
  const t = captainMailMessages[context.language];
  return t.party(trip.guest.name, context.t.guests(trip.groupSize));
}

export function OpenDashboard({ context, label }: { context: OperatorContext; label: string }) {
  return <Action label={label} url={context.url(portalPaths.operatorDashboard())} />;
}

/** Props of a mail to an operator, with English sample values. */
export type OperatorSampled<Props> = Sampled<Props, PortalLanguage>;
