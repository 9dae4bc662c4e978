import { plural } from '../../../plural.ts';

/** Uploading and sorting a boat's photos (spec 4: photo order; spec 5: photos). */
export default {
  upload: 'Upload Photos',
  uploadHint: (most: number, room: number) => `Up to ${most} photos of 5 MB each, JPEG, PNG, WebP, AVIF or GIF. Room for ${room} more.`,
  sentOnSave: 'These photos are sent when you save the boat.',
  cover: 'Cover',
  caption: 'Caption',
  photoOf: (place: number, count: number) => `Photo ${place} of ${count}`,
  moveLeft: (place: number) => `Move photo ${place} left`,
  moveRight: (place: number) => `Move photo ${place} right`,
  setCover: (place: number) => `Set photo ${place} as cover`,
  removePhoto: (place: number) => `Remove photo ${place}`,
  coverSet: 'Cover Photo Set',
  removed: 'Photo Removed',

  uploading: (file: string) => `Uploading ${file}`,
  prepared: 'Being prepared...',
  waiting: 'Waiting',
  tryAgain: 'Try again',
  uploaded: 'Photos Uploaded',
  added: (count: number) => plural('en', count, { one: `${count} photo added.`, other: `${count} photos added.` }),

  /** Keyed by the rules' titles (spec 5). */
  refusals: {
    'Too Many Files': 'Too Many Files',
    'Invalid File Type': 'Invalid File Type',
    'File Too Large': 'File Too Large',
    'Upload Failed': 'Upload Failed',
  },
  /** Keyed by the rules' English sentences (spec 5), with placeholders as in the guests' error messages. */
  sentences: {
    '{text} is not a valid image file. {words}': '{text} is not a valid image file. {words}',
    '{text} is not a valid image file.': '{text} is not a valid image file.',
    'Photos in HEIC format cannot be shown. Please save or send it as JPEG and choose that one.': 'Photos in HEIC format cannot be shown. Please save or send it as JPEG and choose that one.',
    '{text} is {words} MB. Maximum size is {count}MB.': '{text} is {words} MB. Maximum size is {count}MB.',
    'You can only upload {count} more photo(s). Maximum {words} photos allowed.': 'You can only upload {count} more photo(s). Maximum {words} photos allowed.',
  },
  titled: (title: string) => `${title}:`,
};
