/** Required settings in production besides a mail server and the public URL. */
export const companySettings = {
  COMPANY_NAME: 'Great Bay Trips N.V.',
  COMPANY_ADDRESS: '12 Front Street, Philipsburg, Sint Maarten',
  COMPANY_REGISTRATION: 'Chamber of Commerce Sint Maarten 12345',
  PRIVACY_EMAIL: 'privacy@shop.test',
};

/** Production settings without mail delivery, reached on this machine. */
export const productionSettings = {
  NODE_ENV: 'production',
  SANDBOXES: 'off',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'SXM Boat Trips <bookings@shop.test>',
  PUBLIC_URL: 'http://localhost',
  ...companySettings,
};
