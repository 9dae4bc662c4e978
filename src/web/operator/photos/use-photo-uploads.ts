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
  const change = (id: number, part: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const drop = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

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

  /** Sends photos one after the other, and says how many arrived. Those that did not stay, with the reason. */
  const send = async (boatId: string, waiting: readonly PhotoUpload[]): Promise<number> => {
    let arrived = 0;
    for (const { id, file } of waiting) {
      change(id, { sent: 0, problem: null });
      try {
        const images = await sendPhoto(boatId, file, (sent) => change(id, { sent }));
        arrived += 1;
        onUploaded(images, file);
        drop(id);
      } catch (error) {
        const problem = problemWords(error, 'Please try again.');
        change(id, { sent: null, problem });
        showToast({ title: 'Upload Failed', description: problem, tone: 'destructive' });
      }
    }
    if (arrived > 0 && arrived === waiting.length) {
      const description = arrived === 1 ? '1 photo added.' : `${arrived} photos added.`;
      showToast({ title: 'Photos Uploaded', description });
    }
    return arrived;
  };

  return { uploads, refusals, take, send, drop };
}
