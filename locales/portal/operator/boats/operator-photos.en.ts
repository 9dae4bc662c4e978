import { plural } from '../../../plural.ts';

/** Uploading and sorting a boat's photos (spec 4: photo order; spec 5: photos). */
export default {
  upload: 'Upload Photos',
  uploadHint: (most: number, room: number) => `Up to ${most} photos of 5 MB each, JPEG, PNG, WebP, AVIF or GIF. You can add ${room} more.`,
  sentOnSave: 'Photos upload when you save the boat.',
  cover: 'Cover',
  caption: 'Caption',
  photoOf: (place: number, count: number) => `Photo ${place} of ${count}`,
  moveLeft: (place: number) => `Move photo ${place} left`,
  moveRight: (place: number) => `Move photo ${place} right`,
  setCover: (place: number) => `Set photo ${place} as cover`,
  removePhoto: (place: number) => `Remove photo ${place}`,
  coverSet: 'Cover Photo Set',
  removed: 'Photo Removed',

  goodSet: 'Good photos show the boat, its deck, people on board and a place you visit.',
  missing: (subjects: string) => `Still missing: ${subjects}.`,
  complete: 'Your photos show all four.',
  undescribed: (count: number) => plural('en', count, { one: `Choose what ${count} photo shows. Then we’ll say what is missing.`, other: `Choose what ${count} photos show. Then we’ll say what is missing.` }),
  shows: 'What It Shows',
  notSaid: 'Please choose',
  subjects: {
    boat: 'The boat',
    deck: 'The deck',
    people: 'People on board',
    place: 'A place you visit',
    other: 'Something else',
  },
  wanted: {
    boat: 'the boat',
    deck: 'the deck',
    people: 'people on board',
    place: 'a place you visit',
  },
  setFocus: (place: number) => `Set the focus of photo ${place}`,
  focusMark: 'Focus of the photo',
  focusAt: (left: number, top: number) => `${left}% from the left, ${top}% from the top`,
  focusHint: 'Pages crop photos but keep this point. Tap the photo, or move the mark with the arrow keys.',
  dragPhoto: (place: number) => `Drag photo ${place}, or move it with the arrow keys`,
  movedTo: (place: number, count: number) => `The photo is now ${place} of ${count}.`,
  small: (width: number, least: number) => `This photo is ${width} pixels wide and may look blurred. Use one of at least ${least} pixels.`,

  uploading: (file: string) => `Uploading ${file}`,
  prepared: 'Processing photo...',
  waiting: 'Waiting',
  tryAgain: 'Try again',
  uploaded: 'Photos Uploaded',
  added: (count: number) => plural('en', count, { one: `${count} photo added.`, other: `${count} photos added.` }),

  /** Photo of a boat's meeting point. */
  meeting: {
    photo: 'Photo of the Meeting Point',
    hint: (megabytes: number, width: number) => `JPEG, PNG, WebP, AVIF or GIF, up to ${megabytes} MB, at least ${width} pixels wide. Guests see it on their trip page. Another photo replaces it.`,
    saveFirst: 'Once the boat is saved, you can add a photo of the meeting point here.',
    caption: 'Caption of This Photo',
    saved: 'Photo saved',
    notSent: 'We couldn’t upload the photo. Check your connection and try again.',
    remove: 'Remove Photo',
    keep: 'Keep Photo',
    removeTitle: 'Remove the photo of the meeting point?',
    removeText: 'It disappears from your guests’ trip pages, with its caption. You can’t undo this.',
  },

  /** Keyed by the rules' titles (spec 5). */
  refusals: {
    'Too Many Files': 'Too Many Files',
    'Invalid File Type': 'Invalid File Type',
    'File Too Large': 'File Too Large',
    'Upload Failed': 'Upload Failed',
  },
  titled: (title: string) => `${title}:`,
};
