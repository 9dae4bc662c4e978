import { pathsOf } from './build-paths.ts';

/** The path of every page for guests. `:name` is a parameter. */
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
  portBoard: '/board/:port',
  embeddedBoard: '/board/embed',
  embeddedPortBoard: '/board/:port/embed',
  ships: '/ships',
  shipDay: '/ships/:day',
  status: '/status',
  offline: '/offline',
  /** Where captains sign in. */
  operatorPortal: '/operator',
} as const;

/** Builds the address of a page for guests: `paths.boat({ slug }, { date })`. */
export const paths = pathsOf(pagePatterns);
