import { plural } from '../plural.ts';

/** A boat's photos, as its captain uploads and sorts them (spec 4: photo order; spec 5: photos). */
export default {
  upload: 'Upload Photos',
  uploadHint: (most: number, room: number) =>
    `Up to ${most} photos of 5 MB each, JPEG, PNG, WebP, AVIF or GIF. Room for ${room} more.`,
  sentOnSave: 'These photos are sent when you save the boat.',
  photos: 'Photos',
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
  remove: 'Remove',
  uploaded: 'Photos Uploaded',
  added: (count: number) =>
    plural('en', count, { one: `${count} photo added.`, other: `${count} photos added.` }),

  /** By the titles that the rules have (spec 5). */
  refusals: {
    'Too Many Files': 'Too Many Files',
    'Invalid File Type': 'Invalid File Type',
    'File Too Large': 'File Too Large',
    'Upload Failed': 'Upload Failed',
  },
  titled: (title: string) => `${title}:`,
  pleaseTryAgain: 'Please try again.',
};
