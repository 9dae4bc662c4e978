import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { serve } from '../../http/serve.ts';
import type { Deps } from '../../dependencies.ts';
import { chooseCalendarBoats } from './choose-calendar-boats.ts';
import { readConnectionView } from './connection-presenter.ts';
import { disconnectCalendar } from './disconnect-calendar.ts';
import { selectCalendar } from './select-calendar.ts';
import { syncCalendar } from './sync-calendar.ts';

/** The connected calendar of the operator who calls. Every act answers how the connection stands then. */
export function connectionRoutes(deps: Deps) {
  const connection = async (operatorId: string) =>
    done(await readConnectionView(deps.database, operatorId));
  return [
    serve(endpoints.calendarConnection, ({ operator }) => connection(operator.id)),

    serve(endpoints.syncCalendar, async ({ operator: { id } }) => {
      const synced = await syncCalendar(deps, id);
      return synced.ok ? connection(id) : synced;
    }),

    serve(endpoints.selectCalendar, async ({ operator: { id }, payload }) => {
      const selected = await selectCalendar(deps, id, payload.calendarId);
      return selected.ok ? connection(id) : selected;
    }),

    serve(endpoints.disconnectCalendar, async ({ operator: { id } }) => {
      await disconnectCalendar(deps, id);
      return connection(id);
    }),

    serve(endpoints.chooseCalendarBoats, async ({ operator: { id }, payload }) => {
      const chosen = await chooseCalendarBoats(deps, id, payload);
      return chosen.ok ? connection(id) : chosen;
    }),
  ];
}
