/** Language of mails to an operator. */
export default {
  title: 'Our Mails to You',
  label: 'Language of our mails',
  hint: 'In which we write to you of bookings, guests and payouts.',
  saved: 'Language saved',
} as const;
