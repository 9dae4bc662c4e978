/** Consent text of the opt-in form; displayed under it and stored with the address. */
export const OPT_IN_CONSENT =
  'By submitting, you agree that we’ll email you to help you choose a boat trip. We won’t use your address for anything else.';
