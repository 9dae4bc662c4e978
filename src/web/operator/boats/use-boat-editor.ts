import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslateError } from '../../shared/language/use-translate-error.ts';
import type { FieldMessages } from '#domain/problems.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import type { ImageView } from '#contract/public/boat-views.ts';
import type { PhotoRefusal } from '#domain/boats/photo-rules.ts';
import { ApiError } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import { isAnswered, fieldProblems, getProblemText } from '../../forms/request-problem.ts';
import { showToast } from '../../ui/toasts.ts';
import type { PhotoUpload } from '../photos/photo-uploads.ts';
import { useTranslateRefusal } from '../photos/translate-refusal.ts';
import { uploadPhotos } from '../photos/upload-photos.ts';
import { isSignedOut } from '../session/operator-auth.ts';
import { operatorBoatsQuery } from '../session/operator-requests.ts';
import { useReportSessionEnd } from '../session/operator-session.ts';
import { buildPayload, listProblems } from './boat-draft.ts';
import {
  beginEditing,
  changeEditing,
  hasMore,
  type BoatEditing,
  type EditorEvent,
} from './boat-editing.ts';
import { cacheBoat, readBoat, updateBoat, useCreateBoat } from './boat-mutations.ts';

export type BoatEditor = ReturnType<typeof useBoatEditor>;

export function useBoatEditor(opened: OperatorBoatView | null) {
  const client = useQueryClient();
  const t = useMessages('operator-photos');
  const showRefusal = useShownRefusal();
  const { editing, current, dispatch } = useEditing(opened);

  const upload = (boat: OperatorBoatView, photos: readonly PhotoUpload[]) =>
    uploadPhotos(boat.id, photos, {
      dispatch,
      t,
      showRefusal,
      isWanted: (id) => current().photos.uploads.some((each) => each.id === id),
    });
  const uploadAndRefresh = async (photos: readonly PhotoUpload[]) => {
    const { boat } = current();
    if (!boat || photos.length === 0) return;
    await upload(boat, photos);
    const fresh = await readBoat(boat.id).catch(() => null);
    // Keeps the old version if another user has raised the version, so that saving detects the conflict.
    if (fresh?.version !== boat.version) return;
    dispatch({ event: 'refetched', fresh });
    cacheBoat(client, fresh);
  };
  const pick = async (files: readonly File[]) => {
    const { photos, draft } = current();
    const picked = dispatch({ event: 'photos picked', files, have: draft.images.length }).photos;
    const [refusal] = picked.refusals;
    if (refusal) showRefusal(refusal);
    await uploadAndRefresh(picked.uploads.filter(({ id }) => id > photos.lastId));
  };
  const retry = (id: number) =>
    uploadAndRefresh(current().photos.uploads.filter((each) => each.id === id));
  const applyFeature = (paid: OperatorBoatView) => {
    dispatch({ event: 'featured', paid });
    cacheBoat(client, paid);
  };
  const applyMeetingPhoto = (photo: ImageView | null) => {
    const { boat } = dispatch({ event: 'meeting photo changed', photo });
    if (boat) cacheBoat(client, boat);
  };
  return { editing, current, dispatch, upload, pick, retry, applyFeature, applyMeetingPhoto };
}

function useShownRefusal() {
  const translateRefusal = useTranslateRefusal();
  return (refusal: PhotoRefusal) => {
    const { title, message: description } = translateRefusal(refusal);
    showToast({ title, description, tone: 'destructive' });
  };
}

/**
 * Holds the editor's state. `dispatch` returns the new state; `current` returns the latest state to handlers that
 * started earlier.
 */
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

/**
 * Saves the draft, then uploads the photos that waited for the boat, then closes the editor. The editor stays open if
 * an upload fails or the operator typed meanwhile.
 */
export function useBoatSaving({ current, dispatch, upload }: BoatEditor, onClose: () => void) {
  const t = useMessages('operator-boats');
  const client = useQueryClient();
  const createBoat = useCreateBoat();
  const reportSessionEnd = useReportSessionEnd();
  const showProblems = useShownProblems(dispatch);
  const translateFields = useTranslateFields();

  const save = async (isPublishing: boolean, over = current().boat) => {
    const problems = translateFields(listProblems(current().draft));
    if (Object.keys(problems).length > 0) return showProblems(over, problems);
    dispatch({ event: 'save began' });
    try {
      const { isUploaded, isAll } = await write(isPublishing, over);
      const title = over ? t.updated : t.created;
      if (isUploaded) showToast({ title, ...(!isAll && { description: t.notSavedYet }) });
      if (isUploaded && isAll) onClose();
    } catch (error) {
      const theirs = over && (await changedMeanwhile(error, over));
      if (isSignedOut(error)) reportSessionEnd();
      else if (theirs) dispatch({ event: 'conflict found', conflict: { theirs, isPublishing } });
      // Says that the draft is safe, even after a lost response, because a retry is idempotent.
      else showProblems(over, fieldProblems(error), getProblemText(error, t.notReached));
      // Refetches, because the boat may have been created.
      if (!over && !isAnswered(error)) void client.invalidateQueries(operatorBoatsQuery());
    } finally {
      dispatch({ event: 'save ended' });
    }
  };

  /** Saves the boat before its photos, because a photo may be rejected and the operator may type meanwhile. */
  const write = async (isPublishing: boolean, over: OperatorBoatView | null) => {
    const { draft, photos } = current();
    const waiting = photos.uploads;
    const status = isPublishing ? ('published' as const) : undefined;
    const statusNow = waiting.length === 0 ? status : undefined;
    const saved = await (over
      ? updateBoat(over, buildPayload(draft, statusNow))
      : createBoat(draft, statusNow));
    dispatch({ event: 'draft saved', saved, sent: draft });
    cacheBoat(client, saved);
    if (waiting.length === 0) return { isUploaded: true, isAll: finish(saved, waiting, true) };
    const isUploaded = await upload(saved, waiting);
    const fresh = await readBoat(saved.id);
    const last = isUploaded && status ? await updateBoat(fresh, { status }) : fresh;
    const isAll = finish(last, waiting, fresh.version === saved.version);
    // Stays on the current tab while the operator types. A toast reports the photos.
    if (!isUploaded && isAll) dispatch({ event: 'tab chosen', tab: 'photos' });
    return { isUploaded, isAll };
  };

  /** Returns true if there is nothing left to save. */
  const finish = (saved: OperatorBoatView, sent: readonly PhotoUpload[], isOurs: boolean) => {
    const isAll = !hasMore(dispatch({ event: 'saved', saved, isOurs }), sent);
    cacheBoat(client, saved);
    return isAll;
  };

  const keepMine = () => {
    const { conflict } = current();
    if (conflict) void save(conflict.isPublishing, conflict.theirs);
  };
  const loadTheirs = () => {
    const { boat } = dispatch({ event: 'theirs loaded' });
    if (boat) cacheBoat(client, boat);
  };
  return { save, keepMine, loadTheirs };
}

function useTranslateFields(): (fields: FieldMessages) => FieldErrors {
  const translateError = useTranslateError();
  return (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, message]) => [name, translateError(message)]),
    );
}

/** Returns a function that marks the invalid fields, focuses the first one and shows a toast. */
function useShownProblems(dispatch: BoatEditor['dispatch']) {
  const t = useMessages('operator-boats');
  const actionMessages = useMessages('portal-actions');
  /** Omits `description` for errors of the form's own validation. */
  return (over: OperatorBoatView | null, problems: FieldErrors, description?: string) => {
    flushSync(() => dispatch({ event: 'refused', problems }));
    const invalid = '[role="dialog"] [aria-invalid="true"]';
    if (Object.keys(problems).length > 0) document.querySelector<HTMLElement>(invalid)?.focus();
    const failure = over
      ? { title: t.updateFailed, description: t.checkFields }
      : { title: t.createFailed, description: actionMessages.fillFields };
    showToast({ ...failure, ...(description && { description }), tone: 'destructive' });
  };
}

/** Returns the current boat if another user has saved it since it was opened; else null. */
async function changedMeanwhile(
  failure: unknown,
  over: OperatorBoatView,
): Promise<OperatorBoatView | null> {
  if (!(failure instanceof ApiError) || failure.status !== 409) return null;
  const now = await readBoat(over.id).catch(() => null);
  return now && now.version !== over.version ? now : null;
}
