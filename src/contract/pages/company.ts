/** The business behind the site, as the footer, legal pages and mails name it. */
export type Company = {
  name: string;
  /** Postal address on one line. */
  address: string;
  /** Commercial register and number; null if the company is not registered. */
  registration: string | null;
  phone: string | null;
  /** Contact for questions about personal data; null falls back to the support address. */
  privacyEmail: string | null;
};

/** Placeholder for demos, tests and staging; production does not start without real data. */
export const demoCompany: Company = {
  name: 'Demo Boat Trips N.V. (not a real company)',
  address: '1 Front Street, Philipsburg, Sint Maarten',
  registration: 'Chamber of Commerce Sint Maarten 00000',
  phone: null,
  privacyEmail: null,
};
