import { useRef, useState } from 'react';
import type { ImageView } from '#contract/boat-views.ts';
import type { PhotoRefusal } from '#domain/photo-rules.ts';
import { ApiError } from '../../api.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { showToast } from '../../ui/toasts.ts';
import { checkPhotos } from './photo-checks.ts';
import { sendPhoto } from './send-photo.ts';

/** A photo that is not on the server yet. */
export type PhotoUpload = {
  id: number;
  file: File;
  /** From 0 to 1; null while it waits its turn. */
  sent: number | null;
  /** Why it did not arrive, though it may when it is sent again. */
  problem: string | null;
};

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;

/**
 * Photos on their way to a boat, one request each. Those of a boat that is not saved yet wait for it:
 * `send` sends them once it is.
 */
export function usePhotoUploads(onUploaded: (images: ImageView[], file: File) => void) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const [refusals, setRefusals] = useState<readonly PhotoRefusal[]>([]);
  const lastId = useRef(0);
  const dropped = useRef(new Set<number>());
  const change = (id: number, part: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const takeOut = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));
  /** It is not sent any more, not even by a `send` that is at work. */
  const drop = (id: number) => {
    dropped.current.add(id);
    takeOut(id);
  };

  /** Takes picked files in; those that cannot be sent are named. */
  const take = (files: readonly File[], have: number): PhotoUpload[] => {
    const { accepted, refusals: found } = checkPhotos(files, have + uploads.length);
    setRefusals(found);
    const [first] = found;
    if (first) {
      showToast({ title: first.title, description: first.message, tone: 'destructive' });
    }
    const taken = accepted.map((file) => {
      lastId.current += 1;
      return { id: lastId.current, file, sent: null, problem: null };
    });
    setUploads((all) => [...all, ...taken]);
    return taken;
  };

  /**
   * Sends photos one after the other, and says whether all arrived that were not dropped meanwhile. What
   * did not arrive stays, to be sent again; what the server refused for what it is goes, and is named.
   */
  const send = async (boatId: string, waiting: readonly PhotoUpload[]): Promise<boolean> => {
    let arrived = 0;
    let failed = 0;
    for (const { id, file } of waiting) {
      if (dropped.current.has(id)) continue;
      change(id, { sent: 0, problem: null });
      try {
        const images = await sendPhoto(boatId, file, (sent) => change(id, { sent }));
        arrived += 1;
        onUploaded(images, file);
        takeOut(id);
      } catch (error) {
        failed += 1;
        const refusal = refusalIn(error);
        if (isFinal(error)) {
          takeOut(id);
          setRefusals((all) => [
            ...all.filter(({ message }) => message !== refusal.message),
            refusal,
          ]);
        } else change(id, { sent: null, problem: refusal.message });
        const { title, message: description } = refusal;
        showToast({ title, description, tone: 'destructive' });
      }
    }
    if (arrived > 0 && failed === 0) {
      const description = arrived === 1 ? '1 photo added.' : `${arrived} photos added.`;
      showToast({ title: 'Photos Uploaded', description });
    }
    return failed === 0;
  };

  return { uploads, refusals, take, send, drop };
}

/** What the server says of a photo, under its own title where it has one. */
function refusalIn(error: unknown): PhotoRefusal {
  const title = error instanceof ApiError ? error.facts.title : undefined;
  const message = problemWords(error, 'Please try again.');
  return { title: typeof title === 'string' ? title : 'Upload Failed', message };
}

/** The same photo would be refused again: it is no photo, it is too large, or there is no room. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [400, 409, 413, 415].includes(error.status);
}
