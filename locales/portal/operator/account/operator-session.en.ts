/** Language of mails to an operator. */
export default {
  title: 'Our Emails to You',
  label: 'Email Language',
  hint: 'We use it for emails about bookings, guests and payouts.',
  saved: 'Language saved',
} as const;
