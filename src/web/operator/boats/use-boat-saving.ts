import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { ApiError } from '../../api.ts';
import { isAnswered } from '../../layout/lost-answer.ts';
import { fieldProblems, problemWords } from '../../layout/request-problem.ts';
import { showToast } from '../../ui/toasts.ts';
import { ownBoatsQuery } from '../session/operator-queries.ts';
import { useTellSessionEnd } from '../session/session-end.ts';
import { isSignedOut } from '../session/use-operator.ts';
import { changeStatus, readBoat, saveBoat } from './boat-mutations.ts';
import { problemsOf } from './boat-draft.ts';
import { useAddingBoat } from './use-adding-boat.ts';
import type { BoatEditing } from './use-boat-editor.ts';

/** Somebody saved the boat meanwhile. `isPublishing`: what was being done then. */
export type Conflict = { theirs: OperatorBoatView; isPublishing: boolean };

type Written = { isWhole: boolean; hasMore: boolean };

/**
 * Saves what is in the editor, photos that waited for the boat included, and closes it. While photos are
 * on their way one may go on typing: then it stays open with what is not saved yet.
 */
export function useBoatSaving(editing: BoatEditing, onClose: () => void) {
  const client = useQueryClient();
  const addBoat = useAddingBoat();
  const tellSessionEnd = useTellSessionEnd();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const save = async (isPublishing: boolean, over: OperatorBoatView | null = editing.boat) => {
    const problems = problemsOf(editing.draft);
    if (Object.keys(problems).length > 0) return refuse(editing, problems);
    setSaving(true);
    setConflict(null);
    try {
      const { isWhole, hasMore } = await write(isPublishing, over);
      const title = over ? 'Boat updated' : 'Boat created';
      if (isWhole) showToast({ title, ...(hasMore && { description: NOT_SAVED_YET }) });
      if (isWhole && !hasMore) onClose();
    } catch (error) {
      const theirs = over && (await changedMeanwhile(error, over));
      if (isSignedOut(error)) tellSessionEnd();
      else if (theirs) setConflict({ theirs, isPublishing });
      else tell(editing, over, error);
      // It may be there all the same.
      if (!over && !isAnswered(error)) void client.invalidateQueries(ownBoatsQuery());
    } finally {
      setSaving(false);
    }
  };

  /** Photos may be refused after the boat itself was taken, and more may have been typed meanwhile. */
  const write = async (isPublishing: boolean, over: OperatorBoatView | null): Promise<Written> => {
    const { draft, uploads } = editing;
    const waiting = uploads.uploads;
    const status = isPublishing ? 'published' : undefined;
    const atOnce = waiting.length === 0 ? status : undefined;
    const saved = await (over ? saveBoat(over, draft, atOnce) : addBoat(draft, atOnce));
    editing.keepSent(saved, draft);
    if (waiting.length === 0) {
      return { isWhole: true, hasMore: !editing.settle(saved, waiting, true) };
    }
    const isWhole = await uploads.send(saved.id, waiting);
    const fresh = await readBoat(saved.id);
    const last = isWhole && status ? await changeStatus(fresh, status) : fresh;
    const hasMore = !editing.settle(last, waiting, fresh.version === saved.version);
    // Whoever is typing stays where they are; a message tells of the photos.
    if (!isWhole && !hasMore) editing.setTab('photos');
    return { isWhole, hasMore };
  };

  const loadTheirs = () => {
    if (conflict) editing.adopt(conflict.theirs);
    setConflict(null);
  };
  const keepMine = () => {
    if (conflict) void save(conflict.isPublishing, conflict.theirs);
  };
  return { isSaving, conflict, save, loadTheirs, keepMine, leaveConflict: () => setConflict(null) };
}

/** Also where the boat is saved and only the answer was lost: it is one boat then, too. */
const NOT_REACHED =
  'We could not reach the server. Nothing you typed is lost, and it is safe to try again.';
const NOT_SAVED_YET = 'What you changed meanwhile is not saved yet.';

/** The boat as it is now, when it was saved by somebody else since it was opened. */
async function changedMeanwhile(
  failure: unknown,
  over: OperatorBoatView,
): Promise<OperatorBoatView | null> {
  if (!(failure instanceof ApiError) || failure.status !== 409) return null;
  const now = await readBoat(over.id).catch(() => null);
  return now && now.version !== over.version ? now : null;
}

/** What the form's own check found: shown at the fields, on the tab that has them. */
function refuse(editing: BoatEditing, problems: Readonly<Record<string, string>>): void {
  showProblems(editing, problems);
  showToast({ ...failureOf(editing.boat), tone: 'destructive' });
}

function tell(editing: BoatEditing, over: OperatorBoatView | null, error: unknown): void {
  const { title } = failureOf(over);
  showProblems(editing, fieldProblems(error));
  showToast({ title, description: problemWords(error, NOT_REACHED), tone: 'destructive' });
}

function failureOf(boat: OperatorBoatView | null): { title: string; description: string } {
  return boat
    ? { title: 'Update failed', description: 'Please check required fields.' }
    : { title: 'Creation failed', description: 'Please fill all required fields.' };
}

function showProblems(editing: BoatEditing, problems: Readonly<Record<string, string>>): void {
  const fields = Object.keys(problems).map((name) => name.split('.')[0]);
  if (fields.length === 0) return;
  const isAllAvailability = fields.every((field) => field === 'availability');
  flushSync(() => {
    editing.setErrors(problems);
    editing.setTab(isAllAvailability ? 'availability' : 'details');
  });
  document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus();
}
