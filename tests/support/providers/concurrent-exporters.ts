import { nylasPath } from 'nylas-sandbox';
import { openDatabase, openPool } from '../../../src/server/platform/database/database.ts';
import { SANDBOX_CLIENT } from '../../../src/server/process/composition/open-calendars.ts';
import { openNylasCalendars } from '../../../src/server/platform/gateways/nylas/nylas-calendars.ts';
import type { Deps } from '../../../src/server/platform/dependencies.ts';
import type { OperatorWorld } from '../worlds/operators/operators.ts';

/**
 * Creates the dependencies of several concurrent calendar exporters. Holds `createEvent` back until every exporter has
 * called it, as can happen in separate processes.
 */
export function meetingExporters(
  { baseUrl, databaseUrl }: Pick<OperatorWorld, 'baseUrl' | 'databaseUrl'>,
  count: number,
): { deps: Deps; close: () => Promise<void> } {
  const pool = openPool(databaseUrl, count);
  const at = () => `${baseUrl}${nylasPath}`;
  const service = openNylasCalendars({
    ...SANDBOX_CLIENT,
    webhookSecret: undefined,
    apiUrl: at,
    consentUrl: at,
  });
  const { promise: allAreHere, resolve: meet } = Promise.withResolvers<void>();
  let here = 0;
  const calendars: Deps['calendars'] = {
    ...service,
    async createEvent(place, event) {
      here += 1;
      if (here === count) meet();
      await allAreHere;
      return service.createEvent(place, event);
    },
  };
  const deps = { database: openDatabase(pool), calendars, now: Date.now } as unknown as Deps;
  return { deps, close: () => pool.end() };
}
