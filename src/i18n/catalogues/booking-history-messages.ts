import type { BookingSource } from '#domain/bookings/bookings.ts';
import type { BookingMailKind, MailRecipient } from '#domain/bookings/mail-kinds.ts';
import type { DisputeStage } from '#domain/refunds/disputes.ts';
import type { CallOffReason } from '#domain/trip-changes/calling-off.ts';
import en from '#locales/portal/admin/records/booking-history.en.ts';
import es from '#locales/portal/admin/records/booking-history.es.ts';
import fr from '#locales/portal/admin/records/booking-history.fr.ts';
import type { Translated } from '#locales/translated.ts';
import type { PortalLanguage } from '../languages/portal-languages.ts';

export type BookingHistoryMessages = Translated<typeof en>;

type CompleteTables = {
  callOffReasons: Record<CallOffReason, string>;
  disputeStages: Record<DisputeStage, string>;
  mailNames: Record<BookingMailKind, string>;
  recipients: Record<MailRecipient, string>;
  sources: Record<BookingSource, string>;
};

/** Server-side catalogues for booking histories. */
export const bookingHistoryMessages: Readonly<Record<PortalLanguage, BookingHistoryMessages>> = {
  en: en satisfies CompleteTables,
  fr,
  es,
};
