import { CamelCasePlugin, type UnknownRow } from 'kysely';

/**
 * Names tables and columns in camelCase: `bookings.boatId` is `bookings.boat_id` in PostgreSQL. Leaves the keys of JSON
 * values as they are stored.
 */
export class CamelCaseRows extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  /** Also maps the result of a pipeline (pipeline-queries.ts): one array of rows per statement. */
  protected override mapRow(row: UnknownRow): UnknownRow {
    if (!Array.isArray(row)) return super.mapRow(row);
    return row.map((each: UnknownRow) => super.mapRow(each)) as unknown as UnknownRow;
  }
}
