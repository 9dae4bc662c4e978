import type { OperatorBookingView } from '#contract/operator-api.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  boatsIn,
  type BookingColumn,
  type BookingFilters,
  type BookingOrder,
} from './operator-booking-rows.ts';

type BookingChoicesProps = {
  bookings: readonly OperatorBookingView[];
  filters: BookingFilters;
  order: BookingOrder;
  onFilter: (part: Partial<BookingFilters>) => void;
  onOrder: (order: BookingOrder) => void;
};

/** Which bookings are shown; on a phone, where there is no table to sort, also their order. */
export function BookingChoices({
  bookings,
  filters,
  order,
  onFilter,
  onOrder,
}: BookingChoicesProps) {
  return (
    <div className="grid gap-4 rounded-card bg-shallows p-4 min-[26rem]:grid-cols-2 md:grid-cols-3">
      <SelectField
        label="Boat"
        value={filters.boatId}
        onChange={({ target }) => onFilter({ boatId: target.value })}
        className="min-[26rem]:max-md:col-span-2"
      >
        <option value="">All boats</option>
        {boatsIn(bookings).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="From"
        type="date"
        value={filters.from}
        onChange={({ target }) => onFilter({ from: target.value })}
      />
      <TextField
        label="To"
        type="date"
        value={filters.to}
        onChange={({ target }) => onFilter({ to: target.value })}
      />
      <SelectField
        label="Sort by"
        value={`${order.column} ${order.isDescending ? 'down' : 'up'}`}
        onChange={({ target }) => {
          const [column = 'createdAt', direction] = target.value.split(' ');
          onOrder({ column: column as BookingColumn, isDescending: direction === 'down' });
        }}
        className="min-[26rem]:col-span-2 md:hidden"
      >
        {Object.entries(phoneOrders).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const phoneOrders = {
  'createdAt down': 'Newest bookings first',
  'createdAt up': 'Oldest bookings first',
  'date up': 'Earliest trips first',
  'date down': 'Latest trips first',
  'customerName up': 'Customer, A to Z',
  'boat up': 'Boat, A to Z',
  'totalAmount down': 'Highest totals first',
} as const;
