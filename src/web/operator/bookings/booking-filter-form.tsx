import { useQuery } from '@tanstack/react-query';
import type { BookingColumn, OperatorBookingView } from '#contract/operator/operator-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { Options } from '../../forms/choice-field.tsx';
import { SelectField, TextField } from '../../forms/form-field.tsx';
import { operatorBoatsQuery } from '../session/operator-requests.ts';
import type { BookingFilters, BookingOrder } from './booking-requests.ts';

type BookingFilterFormProps = {
  /** The listed bookings, because a deleted boat's name is found only in its bookings. */
  bookings: readonly OperatorBookingView[];
  filters: BookingFilters;
  order: BookingOrder;
  onFilter: (part: Partial<BookingFilters>) => void;
  onOrder: (order: BookingOrder) => void;
};

/** Filters the bookings. On phones, also sets the order, because there are no table headings to sort by. */
export function BookingFilterForm(props: BookingFilterFormProps) {
  const { bookings, filters, order, onFilter, onOrder } = props;
  const labels = useMessages('portal-labels');
  const boats = useBoatChoices(bookings);
  return (
    <form
      role="search"
      aria-label={labels.filterBookings}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-4 rounded-card bg-shallows p-4 min-[26rem]:grid-cols-2 lg:grid-cols-5"
    >
      <ShownTrips {...props} />
      <TextField
        label={labels.searchBookings}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={filters.search}
        onChange={({ target }) => onFilter({ search: target.value })}
        className="min-[26rem]:max-lg:col-span-2"
      />
      <SelectField
        label={labels.boat}
        value={filters.boat}
        onChange={({ target }) => onFilter({ boat: target.value })}
        className="min-[26rem]:max-lg:col-span-2"
      >
        <option value="">{labels.allBoats}</option>
        <Options choices={boats.map(({ id, name }) => [id, name])} />
      </SelectField>
      <TextField
        label={labels.from}
        type="date"
        value={filters.from}
        onChange={({ target }) => onFilter({ from: target.value })}
      />
      <TextField
        label={labels.to}
        type="date"
        value={filters.to}
        onChange={({ target }) => onFilter({ to: target.value })}
      />
      <PhoneOrder order={order} onOrder={onOrder} />
    </form>
  );
}

/** Switches between upcoming trips, which are the tab's default, and all trips. */
function ShownTrips({ filters: { from, to }, onFilter, onOrder }: BookingFilterFormProps) {
  const t = useMessages('operator-bookings');
  const actionMessages = useMessages('portal-actions');
  const { day: today } = useIslandNow();
  const isToCome = from === today && to === '';
  const isAll = from === '' && to === '';
  return (
    <SelectField
      label={actionMessages.show}
      value={isToCome ? 'to-come' : isAll ? 'all' : 'days'}
      onChange={({ target }) => {
        const isWanted = target.value === 'to-come';
        onFilter({ from: isWanted ? today : '', to: '' });
        onOrder(isWanted ? asTheySail : newestFirst);
      }}
      className="min-[26rem]:max-lg:col-span-2"
    >
      <option value="to-come">{t.toCome}</option>
      <option value="all">{t.all}</option>
      {!isToCome && !isAll && <option value="days">{t.onTheseDays}</option>}
    </SelectField>
  );
}

function PhoneOrder({ order, onOrder }: Pick<BookingFilterFormProps, 'order' | 'onOrder'>) {
  const t = useMessages('operator-bookings');
  return (
    <SelectField
      label={t.sortBy}
      value={`${order.column} ${order.isDescending ? 'down' : 'up'}`}
      onChange={({ target }) => {
        const [column = 'createdAt', direction] = target.value.split(' ');
        onOrder({ column: column as BookingColumn, isDescending: direction === 'down' });
      }}
      className="min-[26rem]:col-span-2 md:hidden"
    >
      <Options choices={phoneOrders.map((value) => [value, t.orders[value]])} />
    </SelectField>
  );
}

export const asTheySail: BookingOrder = { column: 'date', isDescending: false };
export const newestFirst: BookingOrder = { column: 'createdAt', isDescending: true };

/** Lists the operator's boats and the boats in the bookings, sorted by name. */
function useBoatChoices(bookings: readonly OperatorBookingView[]) {
  const { data: own = [] } = useQuery(operatorBoatsQuery());
  const boats = [...own, ...bookings.map(({ boat }) => boat)];
  const byId = new Map(boats.map(({ id, name }) => [id, { id, name }]));
  return [...byId.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

const phoneOrders = [
  ...(['createdAt down', 'createdAt up', 'date up', 'date down'] as const),
  ...(['customerName up', 'boat up', 'totalAmount down'] as const),
];
