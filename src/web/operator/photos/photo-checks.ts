import { MAX_PHOTOS, MAX_PHOTO_BYTES } from '#domain/photos.ts';

export type PhotoProblem = { title: string; description: string };

type Picked = Pick<File, 'name' | 'type' | 'size'>;

/** Which of the picked files may be sent, and what to say of the others (spec 5: photos). */
export function checkPhotos<Photo extends Picked>(
  files: readonly Photo[],
  have: number,
): { accepted: Photo[]; problems: PhotoProblem[] } {
  const room = Math.max(0, MAX_PHOTOS - have);
  if (files.length > room) {
    const description = `You can only upload ${room} more photo(s). Maximum ${MAX_PHOTOS} photos allowed.`;
    return { accepted: [], problems: [{ title: 'Too Many Files', description }] };
  }
  const found = files.map((file) => ({ file, problem: problemOf(file) }));
  return {
    accepted: found.filter(({ problem }) => problem === null).map(({ file }) => file),
    problems: found.flatMap(({ problem }) => problem ?? []),
  };
}

/** Phones keep photos in a format of their own that browsers cannot show. */
const unreadable = /^image\/(heic|heif|svg)/;

function problemOf({ name, type, size }: Picked): PhotoProblem | null {
  if (!type.startsWith('image/') || unreadable.test(type)) {
    return { title: 'Invalid File Type', description: `${name} is not a valid image file.` };
  }
  if (size > MAX_PHOTO_BYTES) {
    const megabytes = (size / 1024 / 1024).toFixed(1);
    const description = `${name} is ${megabytes} MB. Maximum size is 5MB.`;
    return { title: 'File Too Large', description };
  }
  return null;
}

/** The file's name without its extension (spec 5: captions). */
export function captionOf(fileName: string): string {
  return fileName.replace(/\.[^.]+$/, '').slice(0, 200);
}
