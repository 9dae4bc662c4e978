import { translatedPatterns } from '#contract/pages/page-languages.ts';
import { pagePatterns } from '#contract/pages/paths.ts';

const { checkout, confirmation, bookingForm, paymentSuccess, offline, trip, findBooking } =
  pagePatterns;

/** The patterns of the pages of one visitor's booking, which search engines do not show. */
export const bookingPages: readonly string[] = [
  checkout,
  confirmation,
  bookingForm,
  paymentSuccess,
  offline,
  trip,
  findBooking,
];

/** The patterns of the other pages in every language. */
export const translatedPages = translatedPatterns.filter((each) => !bookingPages.includes(each));
