import { bookingStatuses } from '#domain/bookings/bookings.ts';
import { addDays, addMonths, getMonth } from '#domain/time/days.ts';
import { refundStates } from '#domain/refunds/refunds.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import {
  adminLists,
  canSearch,
  listCall,
} from '../../../tests/support/worlds/admins/admin-lists.ts';
import type { PortalCall, PortalQuestion, PortalWorld } from './portal-questions.ts';

/** Repetitions of slow calls, such as a year of metrics. */
const FEW_TIMES = 5;

/** Requests of an admin's pages, except for exports, whose size depends on the list. */
export function adminCalls(world: PortalWorld): PortalQuestion[] {
  return [
    { name: 'each page of a signed-in admin', endpoint: 'adminMe' },
    { name: 'dashboard', endpoint: 'adminAnalytics' },
    ...metricCalls(world),
    ...adminLists.flatMap((list) => listCalls(list, world)),
    ...filteredLists(world),
    ...onePages(world),
    { name: 'books', endpoint: 'adminBooks' },
    { name: 'call-offs', endpoint: 'adminCallOffs' },
    { name: 'who is in the audit log', endpoint: 'auditPeople' },
    { name: 'admins', endpoint: 'admins' },
    { name: 'own account', endpoint: 'adminAccount' },
  ];
}

function metricCalls({ today }: PortalWorld): PortalQuestion[] {
  const first = `${addMonths(getMonth(today), -11)}-01`;
  const span = (name: string, from: string, to: string, by: string): PortalQuestion => ({
    name,
    endpoint: 'adminMetrics',
    times: FEW_TIMES,
    call: () => ({ query: { from, to, by } }),
  });
  return [
    span('metrics of a year', first, today, 'month'),
    span('metrics of a year between days', addDays(today, -380), addDays(today, -17), 'month'),
    span('metrics of a month', addDays(today, -30), today, 'day'),
  ];
}

/** A list's first page, one far down, and searches for a common name and one without matches. */
function listCalls(endpoint: EndpointName, { operator, boat, booking }: PortalWorld) {
  const owners = { operators: operator, boats: boat, bookings: booking };
  const asked = (query = {}): PortalCall => ({
    parts: listCall(endpoint, owners).parts ?? {},
    query,
  });
  const name = endpoints[endpoint].path
    .replace('/api/admin/', '')
    .replace('operators/{id}/', 'an operator’s ')
    .replaceAll('-', ' ');
  const pages: PortalQuestion[] = [
    { name, endpoint, call: () => asked() },
    { name: `${name}, a later page`, endpoint, call: () => asked(), isLater: true },
  ];
  if (!canSearch(endpoint)) return pages;
  const searches = ['ingrid', 'pelican', 'luis'];
  const found = (time: number) => asked({ search: searches[Math.abs(time) % searches.length] });
  const nothing = asked({ search: 'nobody is called so' });
  return [
    ...pages,
    { name: `${name}, a frequent name`, endpoint, call: found },
    { name: `${name}, nothing of that name`, endpoint, call: () => nothing },
  ];
}

function filteredLists({ today, operator, boat }: PortalWorld): PortalQuestion[] {
  const lastMonth = addMonths(getMonth(today), -1);
  const days = { from: addDays(today, -400), to: addDays(today, -370) };
  const filters: [EndpointName, string, Record<string, string>][] = [
    ...bookingStatuses.map((status) => queryBookings(status, { status })),
    ...refundStates.map((refund) => queryBookings(`refund ${refund}`, { refund })),
    queryBookings('a port’s', { port: 'sxm-cupecoy' }),
    queryBookings('a port’s of a status', { port: 'sxm-cupecoy', status: 'refunded' }),
    queryBookings('a boat’s', { boat }),
    queryBookings('an operator’s', { operator }),
    queryBookings('of a day', { day: addDays(today, 3) }),
    queryBookings('of trips between days', days),
    queryBookings('a code', { search: 'SXM-1A' }),
    queryBookings('an address', { search: 'guest-77@example.com' }),
    ['adminPayouts', 'payouts, all', { show: 'all' }],
    ['adminPayouts', 'payouts, of a month', { month: lastMonth, show: 'all' }],
    ['adminBoats', 'boats, drafts', { status: 'draft' }],
    ['adminBoats', 'boats, of a port and type', { port: 'sxm-cupecoy', type: 'Luxury Yacht' }],
    ['adminBoats', 'boats, featured', { featured: 'yes' }],
    ['adminBoats', 'boats, not featured', { featured: 'no' }],
    ['adminOperators', 'operators, suspended', { status: 'suspended' }],
    ['adminReviews', 'reviews, hidden', { show: 'hidden' }],
    ['adminReviews', 'reviews, of one star', { stars: '1' }],
    ['adminDisputes', 'disputes, all', { show: 'all' }],
    ['adminDocuments', 'documents, awaiting', { show: 'awaiting' }],
    ['auditLog', 'audit log, between days', days],
    ['auditLog', 'audit log, of an act', { act: 'refund-booking' }],
  ];
  return filters.map(([endpoint, name, query]) => ({ endpoint, name, call: () => ({ query }) }));
}

function queryBookings(text: string, query: Record<string, string>) {
  return ['adminBookings', `bookings, ${text}`, query] satisfies [EndpointName, string, object];
}

function onePages({ today, operator, boat, booking, ship }: PortalWorld): PortalQuestion[] {
  const month = addMonths(getMonth(today), -1);
  const pages: [EndpointName, string, Record<string, string>][] = [
    ['adminBooking', 'a booking', { id: booking }],
    ['adminBoat', 'a boat', { id: boat }],
    ['adminOperator', 'an operator', { id: operator }],
    ['adminStatement', 'a statement', { operatorId: operator, month }],
    ['adminSkipPreview', 'whom a skipped port moves', { id: ship }],
  ];
  return pages.map(([endpoint, name, parts]) => ({ endpoint, name, call: () => ({ parts }) }));
}
