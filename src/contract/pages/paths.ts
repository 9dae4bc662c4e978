import { buildPaths } from './build-paths.ts';

/**
 * Path of every guest page. `:name` is a parameter; the first pattern that matches wins. A page named `boat` is defined
 * in the file `boat-page.tsx` (`web/shared/page/define-page.ts`).
 */
export const pagePatterns = {
  home: '/',
  listing: '/booking',
  boat: '/boats/:slug',
  compare: '/compare',
  checkout: '/book/:boatId',
  bookingForm: '/booking/form',
  confirmation: '/booking/confirmation',
  paymentSuccess: '/booking/success',
  findBooking: '/trips/find',
  trip: '/trips/:token',
  info: '/info/:slug',
  board: '/board',
  embeddedBoard: '/board/embed',
  portBoard: '/board/:port',
  embeddedPortBoard: '/board/:port/embed',
  ships: '/ships',
  shipDay: '/ships/:day',
  status: '/status',
  offline: '/offline',
  /** Sign-in page of operators. */
  operatorPortal: '/operator',
} as const;

/** Builds the path and query of a guest page: `paths.boat({ slug }, { date })`. */
export const paths = buildPaths(pagePatterns);
