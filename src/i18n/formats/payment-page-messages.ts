import type { Day, Time } from '#domain/time/days.ts';
import { localizeFullDay, localizeTime } from './language-formats.ts';
import type { Language } from '../languages/languages.ts';
import { tripsMessages } from '../catalogues/trips-messages.ts';
import { describeLocation } from '#domain/island/ports.ts';

type PaymentPageMessages = Readonly<{
  serviceFee: string;
  from: (place: string) => string;
  /** Appended to the trip if the operator has to approve it. */
  notYetCharged: string;
}>;

/** Texts of a booking on the provider's payment page, besides name and price, in the guest's language. */
export const paymentPageMessages: Readonly<Record<Language, PaymentPageMessages>> = {
  en: {
    serviceFee: 'Service fee',
    from: (place) => `from ${place}`,
    notYetCharged: 'Your captain still has to confirm. Your card is charged only after that.',
  },
  fr: {
    serviceFee: 'Frais de service',
    from: (place) => `départ : ${place}`,
    notYetCharged: 'Votre capitaine doit encore confirmer. Votre carte n’est débitée qu’ensuite.',
  },
  nl: {
    serviceFee: 'Servicekosten',
    from: (place) => `vanuit ${place}`,
    notYetCharged: 'Je kapitein moet nog bevestigen. Pas daarna wordt er afgeschreven.',
  },
  es: {
    serviceFee: 'Cargo de servicio',
    from: (place) => `desde ${place}`,
    notYetCharged: 'Su capitán aún debe confirmar. Solo después se cobra en su tarjeta.',
  },
  pt: {
    serviceFee: 'Taxa de serviço',
    from: (place) => `saindo de ${place}`,
    notYetCharged: 'O capitão ainda precisa confirmar. Seu cartão só é cobrado depois.',
  },
  de: {
    serviceFee: 'Servicegebühr',
    from: (place) => `ab ${place}`,
    notYetCharged: 'Ihr Kapitän muss noch bestätigen. Erst danach wird Ihre Karte belastet.',
  },
};

type PaidTrip = {
  start: Day;
  end: Day;
  time: Time | null;
  guests: number;
  port: string;
  customPort: string | null;
};

/** "Friday, December 4, 2026 at 9:00 AM, 2 guests, from Philipsburg, Sint Maarten" */
export function describePaidTrip(language: Language, trip: PaidTrip): string {
  const t = tripsMessages[language];
  const day = localizeFullDay(language, trip.start);
  const last = localizeFullDay(language, trip.end);
  const days = trip.end === trip.start ? day : t.fromTo(day, last);
  const when = trip.time === null ? days : t.dayAtTime(days, localizeTime(language, trip.time));
  const place = describeLocation(t, trip.port, trip.customPort);
  return `${when}, ${t.guests(trip.guests)}, ${paymentPageMessages[language].from(place)}`;
}
