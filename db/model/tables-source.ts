import type { Column, Schema, Table } from './read-schema.ts';

/** Renders db/tables.ts, the table types for Kysely, with the names that its CamelCasePlugin gives them. */
export function renderTablesSource(schema: Schema): string {
  const names = schema.map(({ name }) => `  ${camelCase(name)}: ${typeName(name)};`);
  return [HEAD, 'export type Tables = {', ...names, '};', ...schema.map(tableType), ''].join('\n');
}

const HEAD = `/* oxlint-disable max-lines */
// Made from db/migrations by \`npm test -- http data-model -u\`. Not edited by hand.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { FaultyEventView, ListedCalendar } from '#contract/operator/calendar-api.ts';
import type { Availability } from '#domain/availability/availability.ts';
import type { Suits } from '#domain/boats/suits.ts';
import type { Translations } from '#i18n/languages/boat-texts.ts';
import type { TranslatableStop } from '#i18n/languages/stop-texts.ts';
import type { Day } from '#domain/time/days.ts';

/** Written as the text of a JSON value. */
type Json<T> = ColumnType<T, string, string>;
type JsonOrDefault<T> = ColumnType<T, string | undefined, string>;
/** A column of a table that is only ever added to. */
type Fixed<T> = ColumnType<T, T, never>;

/** Days stay strings; instants are Dates; bigints are numbers. */`;

function tableType(table: Table): string {
  const lines = table.columns.map(
    (column) => `  ${camelCase(column.name)}: ${columnType(table, column)};`,
  );
  return [`\ntype ${typeName(table.name)} = {`, ...lines, '};'].join('\n');
}

/** Types of JSON columns that are more specific than an object. */
const inJson: Record<string, string> = {
  'boats.availability': 'Availability',
  'boats.itinerary': 'TranslatableStop[]',
  'boats.suits': 'Suits',
  'boats.translations': 'Translations',
  'calendar_connections.calendars': 'ListedCalendar[]',
  'calendar_sources.faults': 'FaultyEventView[]',
};

const types: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  'character varying(255)': 'string',
  date: 'Day',
  'double precision': 'number',
  integer: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  'timestamp without time zone': 'Date',
  tsrange: 'string',
  uuid: 'string',
};

function columnType(table: Table, column: Column): string {
  if (column.type === 'jsonb') return jsonType(table, column);
  const type = nullable(column, valueType(table, column));
  if (column.isGenerated) return `GeneratedAlways<${type}>`;
  if (column.isFilled) return `Generated<${type}>`;
  return table.isAppendOnly ? `Fixed<${type}>` : type;
}

function jsonType(table: Table, { name, isFilled }: Column): string {
  const value = inJson[`${table.name}.${name}`] ?? 'Record<string, unknown>';
  return `${isFilled ? 'JsonOrDefault' : 'Json'}<${value}>`;
}

function valueType(table: Table, column: Column): string {
  if (column.values !== null) return column.values.map((word) => `'${word}'`).join(' | ');
  const type = types[column.type];
  if (type === undefined) {
    throw new Error(
      `Say in tables-source.ts what ${column.type} is (${table.name}.${column.name}).`,
    );
  }
  return type;
}

function nullable({ isNullable }: Column, type: string): string {
  return isNullable ? `${type} | null` : type;
}

/** `boat_days` becomes `BoatDaysTable`. */
function typeName(table: string): string {
  const name = camelCase(table);
  return `${name[0]?.toUpperCase()}${name.slice(1)}Table`;
}

/** Converts a column or table name to camel case. Throws if the plugin could not convert the result back. */
function camelCase(name: string): string {
  if (/_\d/.test(name))
    throw new Error(`Rename ${name}: the CamelCasePlugin drops its underscore.`);
  return name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
