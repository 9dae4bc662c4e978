import type { ImageView } from '#contract/boat-views.ts';
import type { PhotoRefusal } from '#domain/photo-rules.ts';
import { checkPhotos } from './photo-checks.ts';

/** A photo that is not on the server yet. */
export type PhotoUpload = {
  id: number;
  file: File;
  /** From 0 to 1; null while it waits its turn. */
  sent: number | null;
  /** Why it did not arrive, though it may when it is sent again. */
  problem: string | null;
};

/** Photos on their way to a boat, and why others are not. Those of a boat that is not saved yet wait for it. */
export type PhotoUploads = {
  uploads: readonly PhotoUpload[];
  refusals: readonly PhotoRefusal[];
  lastId: number;
};

export const noUploads: PhotoUploads = { uploads: [], refusals: [], lastId: 0 };

export type UploadEvent =
  /** `have`: how many photos the boat has already. */
  | { event: 'photos picked'; files: readonly File[]; have: number }
  | { event: 'photo under way'; id: number; sent: number }
  | { event: 'photo arrived'; id: number; file: File; images: readonly ImageView[] }
  /** `isFinal`: it would be refused again. */
  | { event: 'photo refused'; id: number; refusal: PhotoRefusal; isFinal: boolean }
  | { event: 'photo dropped'; id: number };

export function changeUploads(before: PhotoUploads, change: UploadEvent): PhotoUploads {
  switch (change.event) {
    case 'photos picked':
      return withPicked(before, change.files, change.have);
    case 'photo under way':
      return withPart(before, change.id, { sent: change.sent, problem: null });
    case 'photo arrived':
    case 'photo dropped':
      return without(before, change.id);
    case 'photo refused':
      return withRefused(before, change);
  }
}

/** Takes picked files in; those that cannot be sent are named. */
function withPicked(
  { uploads, lastId }: PhotoUploads,
  files: readonly File[],
  have: number,
): PhotoUploads {
  const { accepted, refusals } = checkPhotos(files, have + uploads.length);
  const added = accepted.map((file, index) => {
    return { id: lastId + index + 1, file, sent: null, problem: null };
  });
  return { uploads: [...uploads, ...added], refusals, lastId: lastId + added.length };
}

/** What did not arrive stays, to be sent again; what was refused for what it is goes, and is named. */
function withRefused(
  before: PhotoUploads,
  { id, refusal, isFinal }: UploadEvent & { event: 'photo refused' },
): PhotoUploads {
  if (!isFinal) return withPart(before, id, { sent: null, problem: refusal.message });
  const others = before.refusals.filter(({ message }) => message !== refusal.message);
  return { ...without(before, id), refusals: [...others, refusal] };
}

function withPart(before: PhotoUploads, id: number, part: Partial<PhotoUpload>): PhotoUploads {
  const uploads = before.uploads.map((each) => (each.id === id ? { ...each, ...part } : each));
  return { ...before, uploads };
}

function without(before: PhotoUploads, id: number): PhotoUploads {
  return { ...before, uploads: before.uploads.filter((each) => each.id !== id) };
}
