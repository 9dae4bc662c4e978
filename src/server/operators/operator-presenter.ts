import type { MeView } from '#contract/operator-api.ts';
import type { Operator } from './find-operator.ts';
import type { CalendarState } from './calendar-state.ts';

/** The signed-in operator as their own pages show them. */
export function presentOperator(operator: Operator, calendar: CalendarState | null): MeView {
  const notConnected = { connected: false, lastSyncAt: null };
  const connected = calendar && {
    connected: true,
    lastSyncAt: calendar.readAt?.toISOString() ?? null,
  };
  return {
    id: operator.id,
    name: operator.name,
    email: operator.email,
    phone: operator.phone,
    calendars: {
      google: (calendar?.provider === 'google' && connected) || notConnected,
      nylas: connected ?? notConnected,
    },
  };
}
