import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ImageView } from '#contract/boat-views.ts';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import type { FieldErrors } from '../../layout/form-errors.ts';
import { usePhotoUploads, type PhotoUpload } from '../photos/use-photo-uploads.ts';
import { withArrived, type Edited } from './arrived-photos.ts';
import { keepBoat, readBoat } from './boat-mutations.ts';
import { draftOf, isSameDraft, newDraft, type BoatDraft } from './boat-draft.ts';

export type EditorTab = 'details' | 'availability' | 'photos';

/** The boat in the editor: as it is saved, as it stands, and what is on its way to it. */
export function useBoatEditor(opened: OperatorBoatView | null) {
  const client = useQueryClient();
  const [boat, setBoat] = useState(opened);
  const [{ base, draft }, setEdited] = useState(() =>
    unchanged(opened ? draftOf(opened) : newDraft),
  );
  const [errors, setErrors] = useState<FieldErrors>({});
  const [tab, setTab] = useState<EditorTab>('details');

  const uploads = usePhotoUploads((arrived: ImageView[], file: File) => {
    setEdited((kept) => withArrived(kept, arrived, file));
  });
  const isDirty = uploads.uploads.length > 0 || !isSameDraft(draft, base);

  /** From now on the editor works on this version. */
  const adopt = (saved: OperatorBoatView) => {
    setBoat(saved);
    setEdited(unchanged(draftOf(saved)));
    setErrors({});
    keepBoat(client, saved);
  };
  const latest = useLatest({ draft, base, uploads: uploads.uploads });

  /** This draft is saved as this version; what has been typed since it was sent is not. */
  const keepSent = (saved: OperatorBoatView, sent: BoatDraft) => {
    // At once, for what follows compares the draft with it.
    flushSync(() => {
      setBoat(saved);
      setEdited((kept) => ({ ...kept, base: sent }));
    });
    keepBoat(client, saved);
  };
  /**
   * The boat as it is once these photos were sent; `isOurs` when nobody else has saved it meanwhile. Says
   * whether that is all there is to save.
   */
  const settle = (
    saved: OperatorBoatView,
    sent: readonly PhotoUpload[],
    isOurs: boolean,
  ): boolean => {
    const now = latest.current;
    const isSame = isSameDraft(now.draft, now.base);
    if (isSame) adopt(saved);
    if (!isSame && isOurs) setBoat(saved);
    if (!isSame) keepBoat(client, saved);
    return isSame && now.uploads.every(({ id }) => sent.some((upload) => upload.id === id));
  };
  /** The boat is paid for; what is being edited stays as it is, its version too. */
  const keepFeature = (paid: OperatorBoatView) => {
    const { featured, featuredStartDate, featuredEndDate, featuredPaymentId } = paid;
    const feature = { featured, featuredStartDate, featuredEndDate, featuredPaymentId };
    setBoat((kept) => kept && { ...kept, ...feature });
    keepBoat(client, paid);
  };
  const edit = (part: Partial<BoatDraft>) => {
    setEdited((kept) => ({ ...kept, draft: { ...kept.draft, ...part } }));
    setErrors((shown) => withoutFields(shown, Object.keys(part)));
  };
  const pick = async (files: readonly File[]) => {
    const taken = uploads.take(files, draft.images.length);
    if (boat && taken.length > 0) await sendTo(boat, taken);
  };
  const retry = async (id: number) => {
    const again = uploads.uploads.filter((upload) => upload.id === id);
    if (boat) await sendTo(boat, again);
  };
  const sendTo = async (to: OperatorBoatView, photos: readonly PhotoUpload[]) => {
    await uploads.send(to.id, photos);
    const fresh = await readBoat(to.id).catch(() => null);
    // An upload raises no version. One that has risen has another's changes in it, which must not be taken
    // for ours: then the old version stays, and saving asks.
    if (fresh?.version === to.version) {
      setBoat((kept) => (kept && kept.version > fresh.version ? kept : fresh));
      keepBoat(client, fresh);
    }
  };
  return {
    ...{ boat, draft, errors, tab, uploads, isDirty },
    ...{ setErrors, setTab, adopt, keepSent, settle, keepFeature, edit, pick, retry },
  };
}

export type BoatEditing = ReturnType<typeof useBoatEditor>;

const unchanged = (boat: BoatDraft): Edited => ({ base: boat, draft: boat });

function withoutFields(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !fields.includes(name)));
}

/** What is on the screen, for an act that began before it came there. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
