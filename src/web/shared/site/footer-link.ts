/** A link on the dark ground of the footer. Its padding keeps titles of two lines apart. */
export const footerLink =
  'inline-flex items-center py-1 text-foam-soft no-underline hover:text-foam hover:underline focus-visible:outline-sun aria-[current]:font-bold aria-[current]:text-foam';
