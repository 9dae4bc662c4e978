/** The business behind the shop, as the footer, the legal pages and mails name it. */
export type Company = {
  name: string;
  /** Its postal address, on one line. */
  address: string;
  /** Its register and number; null where it has none. */
  registration: string | null;
  phone: string | null;
  /** Where questions about personal data go; null: to the support address. */
  privacyEmail: string | null;
};

/** Stands in for the real one in demos, tests and staging; production is not started without its own. */
export const demoCompany: Company = {
  name: 'Demo Boat Trips N.V. (not a real company)',
  address: '1 Front Street, Philipsburg, Sint Maarten',
  registration: 'Chamber of Commerce Sint Maarten 00000',
  phone: null,
  privacyEmail: null,
};
