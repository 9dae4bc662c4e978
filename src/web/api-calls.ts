import type { endpoints, EndpointName } from '#contract/endpoints.ts';

type Endpoints = typeof endpoints;

/**
 * Method and path of every endpoint. The contract's own list carries the schemas, whose code public
 * pages do not need; the compiler holds the two lists to each other.
 */
const calls: {
  readonly [Name in EndpointName]: `${Endpoints[Name]['method']} ${Endpoints[Name]['path']}`;
} = {
  featuredBoats: 'GET /api/featured-boats',
  boats: 'GET /api/boats',
  boatById: 'GET /api/boats/{id}',
  boatBySlug: 'GET /boats/{slug}',
  createReservation: 'POST /api/bookings',
  bookingById: 'GET /api/bookings/{id}',
  notifyBooking: 'POST /api/bookings/{id}/notify',
  createCheckout: 'POST /checkout/create',
  bookingBySession: 'GET /booking/by-session',
  optIn: 'POST /api/opt-in',
  infoText: 'GET /content/{file}.txt',
  register: 'POST /api/auth/register',
  login: 'POST /api/auth/login',
  logout: 'POST /api/auth/logout',
  me: 'GET /api/auth/me',
  operatorBoats: 'GET /api/operator/boats',
  operatorBoat: 'GET /api/operator/boats/{id}',
  createBoat: 'POST /api/operator/boats',
  updateBoat: 'PUT /api/operator/boats/{id}',
  deleteBoat: 'DELETE /api/operator/boats/{id}',
  featureBoat: 'POST /api/operator/boats/{id}/feature',
  addPhoto: 'POST /api/operator/boats/{id}/photos',
  orderPhotos: 'PUT /api/operator/boats/{id}/photos',
  removePhoto: 'DELETE /api/operator/boats/{id}/photos/{photoId}',
  operatorBookings: 'GET /api/operator/bookings',
  operatorFigures: 'GET /api/operator/figures',
  payoutDetails: 'GET /api/payment-details',
  savePayoutDetails: 'POST /api/payment-details',
  statement: 'GET /api/operator/statement',
  statementFile: 'GET /api/operator/statement.csv',
};

export type PathParts = Readonly<Record<string, string>>;

/** An endpoint's method, and its path with the parts filled in. */
export function callOf(name: EndpointName, parts: PathParts = {}) {
  const [method = 'GET', pattern = '/'] = calls[name].split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(parts[part] ?? ''),
  );
  return { method, path };
}
