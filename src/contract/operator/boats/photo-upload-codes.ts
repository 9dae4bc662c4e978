/** Error codes for a rejected photo upload. */
export const PHOTO_UPLOAD_CODES = [
  'picture.tooManyPixels',
  'picture.tooSlow',
  'upload.asFile',
  'upload.brokenOff',
  'upload.single',
  'upload.missing',
  'photo.invalid',
  'photo.invalidBecause',
  'photo.tooLarge',
  'photos.busy',
] as const;
