import { expect, test } from 'vitest';
import { roleLabels } from '../../admin-permissions.ts';
import { eventLabel, loggedEvents } from '../../audit-entries.ts';
import { conversionWords } from '../../conversions.ts';
import { metricNames } from '../../platform-metrics.ts';
import analytics from './admin-analytics.en.ts';
import auditLog from './admin-audit-log.en.ts';
import layout from './admin-layout.en.ts';

test('screens say in English what files, mails and the log say', () => {
  expect(layout.roles).toEqual(roleLabels);
  expect(analytics.metrics).toEqual(metricNames);
  expect(analytics.conversions).toEqual(conversionWords);
  const labels = loggedEvents().map((event) => [event, eventLabel(event)]);
  expect(auditLog.events).toEqual(Object.fromEntries(labels));
});
