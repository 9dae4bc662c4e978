import { MAX_PHOTO_BYTES, MAX_PHOTOS } from './photos.ts';

/** The reason for rejecting a photo: the spec's title and sentence (spec 5). */
export type PhotoRefusal = { title: string; message: string };

export function tooManyPhotos(photosThere: number): PhotoRefusal {
  const left = Math.max(0, MAX_PHOTOS - photosThere);
  return {
    title: 'Too Many Files',
    message: `You can only upload ${left} more photo(s). Maximum ${MAX_PHOTOS} photos allowed.`,
  };
}

/** `why` is an optional second sentence. */
export function notAPhoto(file: string, why?: string): PhotoRefusal {
  const message = `${file} is not a valid image file.`;
  return { title: 'Invalid File Type', message: why ? `${message} ${why}` : message };
}

/** Rejects uploads while the operator's limit of concurrent image jobs is reached. */
export const photosBeingPrepared: PhotoRefusal = {
  title: 'Upload Failed',
  message: 'Your other photos are still being prepared. Please send this one again in a minute.',
};

/** Rounds the size up, so that a file one byte over the limit never reads "is 5.0 MB". */
export function photoTooLarge(file: string, bytes: number): PhotoRefusal {
  const megabytes = Math.ceil((bytes / 1024 / 1024) * 10) / 10;
  const most = MAX_PHOTO_BYTES / 1024 / 1024;
  return {
    title: 'File Too Large',
    message: `${file} is ${megabytes.toFixed(1)} MB. Maximum size is ${most}MB.`,
  };
}

export const HEIC_ADVICE =
  'Photos in HEIC format cannot be shown. Please save or send it as JPEG and choose that one.';

export const MAX_CAPTION_CHARACTERS = 200;

/** Returns a photo's default caption: its file name without the extension. */
export function captionFromFile(fileName: string): string {
  return tidyCaption(tidyFileName(fileName).replace(/(?<=.)\.[^.\s]{1,8}$/u, ''));
}

/** Makes a file name safe to display: no folders, no invisible characters, limited length. */
export function tidyFileName(sent: string): string {
  const name = plainLine(sent.slice(-1000).replace(/^.*[/\\]/su, ''));
  return shortened(name, 80) || 'The file';
}

/** Returns a caption as one line without invisible or bidirectional control characters. */
export function tidyCaption(caption: string): string {
  return shortened(plainLine(caption), MAX_CAPTION_CHARACTERS);
}

function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu, '')
    .trim();
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/\p{Cs}$/u, '')
    .trim()}…`;
}
