import type { Column, Schema, Table } from './read-schema.ts';

/** Renders docs/data-model.md: every table by slice. */
export function renderDataModelPage(schema: Schema): string {
  const slices = [...new Set(schema.map(({ slice }) => slice))];
  return [
    HEAD,
    ...slices.map((slice) =>
      renderSlice(
        slice,
        schema.filter((table) => table.slice === slice),
      ),
    ),
  ].join('\n');
}

const HEAD = `# The data model

Generated from the database by \`npm test -- http data-model -u\`; a test fails while it is outdated. To change the model, add a migration to \`db/migrations\`. The comment on each new table begins with the name of its slice.

Days are dates of the island's calendar, times of day are in island time (\`HH:mm\`), instants are \`timestamptz\`, and money is in whole US cents. The auth service and the sandboxes have separate schemas.
`;

function renderSlice(slice: string, tables: readonly Table[]): string {
  return [`## ${slice}\n`, ...drawDiagram(tables), ...tables.map(renderTable)].join('\n');
}

/** Draws the references within and out of a slice. */
function drawDiagram(tables: readonly Table[]): string[] {
  const lines = tables.flatMap((table) =>
    table.columns
      .filter(({ references }) => references !== null)
      .map((column) => formatRelation(table, column)),
  );
  return lines.length === 0 ? [] : ['```mermaid', 'erDiagram', ...lines, '```', ''];
}

function formatRelation(table: Table, { name, references, isNullable, isUnique }: Column): string {
  const [target] = (references ?? '').split('.');
  return `  ${table.name} ${isUnique ? '|' : '}'}o--${isNullable ? 'o|' : '||'} ${target} : ${name}`;
}

function renderTable(table: Table): string {
  const rules = table.rules.map(
    ({ name, definition }) => `- \`${name}\`: \`${definition.replaceAll('::text', '')}\``,
  );
  const addedTo = table.isAppendOnly ? ['- Only ever added to.'] : [];
  const kept = [...rules, ...addedTo];
  return [
    `### ${table.name}\n`,
    `${table.purpose}\n`,
    '| Column | Type | Null | Key | What it is for |',
    '|---|---|---|---|---|',
    ...table.columns.map(formatRow),
    '',
    ...(kept.length === 0 ? [] : ['The database keeps true:\n', ...kept, '']),
  ].join('\n');
}

function formatRow(column: Column): string {
  const type = column.type === 'timestamp with time zone' ? 'timestamptz' : column.type;
  const cells = [
    column.name,
    column.values === null ? type : `${type}: ${column.values.join(', ')}`,
    column.isNullable ? 'yes' : '',
    describeKeys(column),
    column.purpose,
  ];
  return `| ${cells.join(' | ')} |`;
}

function describeKeys({ isPrimary, isUnique, references }: Column): string {
  const unique = isPrimary ? 'primary' : isUnique ? 'unique' : '';
  return [unique, references === null ? '' : `→ ${references}`].filter(Boolean).join(', ');
}
