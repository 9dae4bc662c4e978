import { expect, test } from 'vitest';
import { namedMetrics } from '#domain/admin/platform-metrics.ts';
import analytics from '#locales/portal/admin/business/admin-analytics.en.ts';
import bookings from '#locales/portal/admin/business/admin-bookings.en.ts';
import disputes from '#locales/portal/admin/business/admin-disputes.en.ts';
import auditLog from '#locales/portal/admin/access/admin-audit-log.en.ts';
import layout from '#locales/portal/admin/access/admin-layout.en.ts';
import documents from '#locales/portal/admin/listings/admin-documents.en.ts';
import operatorDocuments from '#locales/portal/operator/account/operator-documents.en.ts';
import { eventLabel, loggedEvents, roleNames } from '../records/audit-entries.ts';
import history from '#locales/portal/admin/records/booking-history.en.ts';

test('the admin pages use the same English as files, mails and the log', () => {
  expect(layout.roles).toEqual(roleNames);
  expect(Object.keys(analytics.metrics)).toEqual(namedMetrics);
  expect(history.mailNames).toMatchObject(bookings.mails);
  expect(history.sources).toEqual(bookings.sources);
  expect(history.disputeStages).toEqual(disputes.stages);
  expect(documents.kinds).toEqual(operatorDocuments.kinds);
  const labels = loggedEvents().map((event) => [event, eventLabel(event)]);
  expect(auditLog.events).toEqual(Object.fromEntries(labels));
});
