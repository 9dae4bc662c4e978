import type { CaptainProfilePayload } from '#contract/operator/captain-profile-api.ts';

/** Builds a complete profile as its form sends it. */
export function profilePayload(changes: object = {}): CaptainProfilePayload {
  return {
    spokenLanguages: ['en', 'fr'],
    sailingSince: 2011,
    introduction: 'We leave early and swim late.',
    introductionLanguage: 'en',
    ...changes,
  };
}

/** Builds the form data of a picture; by default a minimal GIF. */
export function pictureForm(
  bytes: Uint8Array = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64'),
  name = 'me.gif',
): FormData {
  const form = new FormData();
  form.append('picture', new File([new Uint8Array(bytes)], name));
  return form;
}
