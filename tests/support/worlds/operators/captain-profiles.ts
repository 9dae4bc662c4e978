import type { CaptainProfilePayload } from '#contract/operator/captain-profile-api.ts';

/** A complete profile as its form sends it. */
export function profilePayload(changes: object = {}): CaptainProfilePayload {
  return {
    spokenLanguages: ['en', 'fr'],
    sailingSince: 2011,
    introduction: 'We leave early and swim late.',
    introductionLanguage: 'en',
    ...changes,
  };
}

/** A picture as the form sends it; by default the smallest GIF. */
export function pictureForm(
  bytes: Uint8Array = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64'),
  name = 'me.gif',
): FormData {
  const form = new FormData();
  form.append('picture', new File([new Uint8Array(bytes)], name));
  return form;
}
