import { bookingHistoryMessages } from '../catalogues/booking-history-messages.ts';
import type { PortalLanguage } from '../languages/portal-languages.ts';
import { findName } from './find-name.ts';

/** Names the provider's reason code in a language; an unknown code stays English. */
export function describeDisputeReason(reason: string, language: PortalLanguage): string {
  const t = bookingHistoryMessages[language];
  return findName(t.disputeReasons, reason) ?? formatDisputeReason(reason);
}

/** Turns "product_not_received" into "Product not received". */
export function formatDisputeReason(reason: string): string {
  const text = reason.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
