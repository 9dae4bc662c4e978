import { useRef, useState } from 'react';
import type { ImageView } from '#contract/boat-views.ts';
import type { PhotoRefusal } from '#domain/photo-rules.ts';
import { problemWords } from '../../frame/request-problem.ts';
import { showToast } from '../../ui/toasts.ts';
import { checkPhotos } from './photo-checks.ts';
import { sendPhoto } from './send-photo.ts';

/** A photo that is not on the server yet. */
export type PhotoUpload = {
  id: number;
  file: File;
  /** From 0 to 1; null while it waits its turn. */
  sent: number | null;
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
   * Sends photos one after the other, and says whether all arrived that were not dropped meanwhile. Those
   * that did not stay, with the reason.
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
        const problem = problemWords(error, 'Please try again.');
        change(id, { sent: null, problem });
        showToast({ title: 'Upload Failed', description: problem, tone: 'destructive' });
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
