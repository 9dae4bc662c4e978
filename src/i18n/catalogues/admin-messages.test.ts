import { expect, test } from 'vitest';
import { roleLabels } from '#domain/admin/admin-permissions.ts';
import { eventLabel, loggedEvents } from '#domain/admin/audit-entries.ts';
import { conversionWords } from '#domain/admin/conversions.ts';
import { metricNames } from '#domain/admin/platform-metrics.ts';
import analytics from '#locales/portal/admin/business/admin-analytics.en.ts';
import auditLog from '#locales/portal/admin/access/admin-audit-log.en.ts';
import layout from '#locales/portal/admin/access/admin-layout.en.ts';

test('screens say in English what files, mails and the log say', () => {
  expect(layout.roles).toEqual(roleLabels);
  expect(analytics.metrics).toEqual(metricNames);
  expect(analytics.conversions).toEqual(conversionWords);
  const labels = loggedEvents().map((event) => [event, eventLabel(event)]);
  expect(auditLog.events).toEqual(Object.fromEntries(labels));
});
