/** Classes for a link on the footer's dark background. The padding separates titles that wrap to two lines. */
export const footerLink =
  'inline-flex items-center py-1 text-foam-soft no-underline hover:text-foam hover:underline focus-visible:outline-sun aria-[current]:font-bold aria-[current]:text-foam';
