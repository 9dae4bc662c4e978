import type { ErrorMessage } from '../errors/error-message.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from './photos.ts';

/** The reason for rejecting a photo: the spec's title, and a message (spec 5). */
export type PhotoRefusal = { title: string; message: ErrorMessage };

export function refuseTooManyPhotos(photosThere: number): PhotoRefusal {
  const left = Math.max(0, MAX_PHOTOS - photosThere);
  return {
    title: 'Too Many Files',
    message: { code: 'photos.onlyMore', values: { count: left, max: MAX_PHOTOS } },
  };
}

/** `why` is an optional second sentence. */
export function refuseNotAPhoto(file: string, why?: ErrorMessage): PhotoRefusal {
  const message: ErrorMessage = why
    ? { code: 'photo.invalidBecause', values: { text: file, detail: why } }
    : { code: 'photo.invalid', values: { text: file } };
  return { title: 'Invalid File Type', message };
}

/** Rejects uploads while the operator's limit of concurrent image jobs is reached. */
export const photosBeingPrepared: PhotoRefusal = {
  title: 'Upload Failed',
  message: 'photos.busy',
};

/** Rounds the size up, so that a file one byte over the limit never reads "is 5.0 MB". */
export function refuseLargePhoto(file: string, bytes: number): PhotoRefusal {
  const megabytes = Math.ceil((bytes / 1024 / 1024) * 10) / 10;
  const maxMegabytes = MAX_PHOTO_BYTES / 1024 / 1024;
  return {
    title: 'File Too Large',
    message: {
      code: 'photo.tooLarge',
      values: { text: file, megabytes: megabytes.toFixed(1), count: maxMegabytes },
    },
  };
}

export function refuseSmallPhoto(file: string, minWidth: number): PhotoRefusal {
  const message: ErrorMessage = { code: 'photo.tooSmall', values: { text: file, count: minWidth } };
  return { title: 'Upload Failed', message };
}

export const HEIC_ADVICE = 'photo.heic';

export const MAX_CAPTION_CHARACTERS = 200;

/** Returns a photo's default caption: its file name without the extension. */
export function buildCaption(fileName: string): string {
  return tidyCaption(tidyFileName(fileName).replace(/(?<=.)\.[^.\s]{1,8}$/u, ''));
}

/** Makes a file name safe to display: no folders, no invisible characters, limited length. */
export function tidyFileName(sent: string): string {
  const name = normalizeLine(sent.slice(-1000).replace(/^.*[/\\]/su, ''));
  return shorten(name, 80) || 'The file';
}

/** Returns a caption as one line without invisible or bidirectional control characters. */
export function tidyCaption(caption: string): string {
  return shorten(normalizeLine(caption), MAX_CAPTION_CHARACTERS);
}

function normalizeLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu, '')
    .trim();
}

function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text
    .slice(0, maxLength - 1)
    .replace(/\p{Cs}$/u, '')
    .trim()}…`;
}
