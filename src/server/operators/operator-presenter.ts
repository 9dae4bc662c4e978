import type { MeView } from '#contract/operator-views.ts';
import type { Operator } from '../callers/find-operator.ts';

/** The signed-in captain as their own pages show them. */
export function presentOperator(operator: Operator): MeView {
  const notConnected = { connected: false, lastSyncAt: null };
  return {
    id: operator.id,
    name: operator.name,
    email: operator.email,
    calendars: { google: notConnected, nylas: notConnected },
  };
}
