/** Consent text of the opt-in form; displayed under it and stored with the address. */
export const OPT_IN_CONSENT =
  'By sending, you agree that we write to you to help you choose a boat trip. We use your address for nothing else.';
