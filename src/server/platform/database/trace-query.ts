import type { LogEvent } from 'kysely';
import { recordPastSpan } from '../telemetry/tracing.ts';

/** Records a span of a finished query, named by its verb and table. Omits its text and values. */
export function traceQuery(event: LogEvent): void {
  const { verb, table } = nameQuery(event.query.sql);
  const facts = {
    name: table === undefined ? verb : `${verb} ${table}`,
    kind: 'client' as const,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
    },
  };
  const error = event.level === 'error' ? event.error : undefined;
  recordPastSpan(facts, event.queryDurationMillis, error);
}

/** Returns the verb and the first table: "select boats", "insert bookings". */
export function nameQuery(sql: string): { verb: string; table: string | undefined } {
  const verb = /^[\s(]*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query';
  if (!TABLED.includes(verb)) return { verb, table: undefined };
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?("?\w+"?(?:\."?\w+"?)?)/i.exec(sql)?.[1];
  return { verb, table: table?.replaceAll('"', '') };
}

const TABLED = ['select', 'insert', 'update', 'delete', 'with', 'merge'];
