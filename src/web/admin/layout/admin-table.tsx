import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

export type AdminColumn<Item> = {
  head: string;
  cell: (item: Item) => ReactNode;
  /** Right-aligned, with tabular figures. */
  isNumber?: boolean;
};

/** Columns of a table; the first one is the row header. */
export type AdminColumns<Item> = readonly [AdminColumn<Item>, ...AdminColumn<Item>[]];

type AdminTableProps<Item> = {
  /** The accessible name of the table. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  columns: AdminColumns<Item>;
};

/** Renders a table on wide screens and one card per row on narrow ones. */
export function AdminTable<Item>(props: AdminTableProps<Item>) {
  return (
    <div className="@container">
      <WideTable {...props} />
      <Cards {...props} />
    </div>
  );
}

function WideTable<Item>({ label, items, keyOf, columns }: AdminTableProps<Item>) {
  return (
    <div
      className={classNames(
        'hidden overflow-x-auto rounded-card border border-line',
        columns.length > MANY_COLUMNS ? '@min-[54rem]:block' : '@min-[42rem]:block',
      )}
    >
      <table aria-label={label} className="w-full text-left text-sm">
        <thead className="bg-shallows">
          <tr>
            {columns.map(({ head, isNumber }) => (
              <th
                key={head}
                scope="col"
                className={classNames('px-3 py-3 font-semibold', isNumber && 'text-right')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {items.map((item) => (
            <tr key={keyOf(item)} className="align-top">
              {columns.map((column, index) => (
                <TableCell key={column.head} column={column} item={item} isName={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The number of columns above which the table needs more width, or cells wrap badly. */
const MANY_COLUMNS = 6;

type TableCellProps<Item> = { column: AdminColumn<Item>; item: Item; isName: boolean };

function TableCell<Item>({ column, item, isName }: TableCellProps<Item>) {
  const classes = classNames(
    'px-3 py-3 wrap-break-word',
    column.isNumber && 'text-right whitespace-nowrap tabular-nums',
  );
  if (!isName) return <td className={classes}>{column.cell(item)}</td>;
  return (
    <th scope="row" className={classNames(classes, 'font-semibold')}>
      {column.cell(item)}
    </th>
  );
}

function Cards<Item>({ label, items, keyOf, columns }: AdminTableProps<Item>) {
  const [name, ...rest] = columns;
  return (
    <ul
      aria-label={label}
      className={classNames(
        'grid gap-3 @min-[36rem]:grid-cols-2',
        columns.length > MANY_COLUMNS ? '@min-[54rem]:hidden' : '@min-[42rem]:hidden',
      )}
    >
      {items.map((item) => (
        <li key={keyOf(item)} className="rounded-card border border-edge bg-card p-4">
          <div className="text-lg leading-snug font-bold wrap-anywhere">{name.cell(item)}</div>
          <dl className="mt-3 grid grid-cols-[auto_minmax(5.5rem,1fr)] gap-x-4 gap-y-1.5 text-sm">
            {rest.map(({ head, cell }) => (
              <div key={head} className="contents">
                <dt className="text-ink-soft">{head}</dt>
                <dd className="min-w-0 wrap-anywhere">{cell(item)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
