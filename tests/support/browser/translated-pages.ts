import { translatedPatterns } from '#contract/pages/page-languages.ts';
import { pagePatterns } from '#contract/pages/paths.ts';

const { checkout, confirmation, bookingForm, paymentSuccess, offline, trip, findBooking } =
  pagePatterns;

/** Patterns of a guest's booking pages, which search engines do not index. */
export const bookingPages: readonly string[] = [
  checkout,
  confirmation,
  bookingForm,
  paymentSuccess,
  offline,
  trip,
  findBooking,
];

/** Patterns of the other pages that exist in every language. */
export const translatedPages = translatedPatterns.filter((each) => !bookingPages.includes(each));
