/** What a visitor agrees to by asking for help; shown under the form and kept with the address. */
export const OPT_IN_CONSENT =
  'By sending, you agree that we write to you to help you choose a boat trip. We use your address for nothing else.';
