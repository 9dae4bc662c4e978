import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import type { PhotoUpload } from '../photos/photo-uploads.ts';
import { sendPhotos, tellRefusal } from '../photos/send-photos.ts';
import { keepBoat, readBoat } from './boat-mutations.ts';
import { beginEditing, changeEditing, type BoatEditing, type EditorEvent } from './boat-editing.ts';

export type BoatEditor = ReturnType<typeof useBoatEditor>;

/** The boat in the editor, and what is sent to the server while it is there. */
export function useBoatEditor(opened: OperatorBoatView | null) {
  const client = useQueryClient();
  const { editing, current, dispatch } = useEditing(opened);

  const send = (boat: OperatorBoatView, photos: readonly PhotoUpload[]) =>
    sendPhotos(boat.id, photos, {
      dispatch,
      isWanted: (id) => current().photos.uploads.some((upload) => upload.id === id),
    });
  const sendAtOnce = async (photos: readonly PhotoUpload[]) => {
    const { boat } = current();
    if (!boat || photos.length === 0) return;
    await send(boat, photos);
    const fresh = await readBoat(boat.id).catch(() => null);
    // A version that has risen has another's changes in it, which must not be taken for ours: then the old
    // one stays, and saving asks.
    if (fresh?.version !== boat.version) return;
    dispatch({ event: 'read again', fresh });
    keepBoat(client, fresh);
  };
  const pick = async (files: readonly File[]) => {
    const { photos, draft } = current();
    const picked = dispatch({ event: 'photos picked', files, have: draft.images.length }).photos;
    const [refusal] = picked.refusals;
    if (refusal) tellRefusal(refusal);
    await sendAtOnce(picked.uploads.filter(({ id }) => id > photos.lastId));
  };
  const retry = (id: number) =>
    sendAtOnce(current().photos.uploads.filter((upload) => upload.id === id));
  const keepFeature = (paid: OperatorBoatView) => {
    dispatch({ event: 'featured', paid });
    keepBoat(client, paid);
  };
  return { editing, current, dispatch, send, pick, retry, keepFeature };
}

/** `dispatch` answers what has become of it, and `current` what it is by now, for an act that began before. */
function useEditing(opened: OperatorBoatView | null) {
  const [editing, setEditing] = useState(() => beginEditing(opened));
  const latest = useRef(editing);
  const dispatch = useCallback((event: EditorEvent): BoatEditing => {
    latest.current = changeEditing(latest.current, event);
    setEditing(latest.current);
    return latest.current;
  }, []);
  return { editing, current: () => latest.current, dispatch };
}
