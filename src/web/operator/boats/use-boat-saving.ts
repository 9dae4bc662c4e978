import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { ApiError } from '../../api.ts';
import { isAnswered, fieldProblems, problemWords } from '../../layout/request-problem.ts';
import type { FieldErrors } from '../../layout/use-checked-form.ts';
import { showToast } from '../../ui/toasts.ts';
import type { PhotoUpload } from '../photos/photo-uploads.ts';
import { ownBoatsQuery } from '../session/operator-queries.ts';
import { useTellSessionEnd } from '../session/session-end.ts';
import { isSignedOut } from '../session/use-operator.ts';
import { changeStatus, keepBoat, readBoat, saveBoat } from './boat-mutations.ts';
import { problemsOf } from './boat-draft.ts';
import { hasMore } from './boat-editing.ts';
import { useAddingBoat } from './use-adding-boat.ts';
import type { BoatEditor } from './use-boat-editor.ts';

type Written = { isWhole: boolean; isAll: boolean };

/**
 * Saves what is in the editor, photos that waited for the boat included, and closes it. While photos are
 * on their way one may go on typing: then it stays open with what is not saved yet.
 */
export function useBoatSaving({ current, dispatch, send }: BoatEditor, onClose: () => void) {
  const client = useQueryClient();
  const addBoat = useAddingBoat();
  const tellSessionEnd = useTellSessionEnd();

  const save = async (isPublishing: boolean, over = current().boat) => {
    const problems = problemsOf(current().draft);
    if (Object.keys(problems).length > 0) return tell(over, problems);
    dispatch({ event: 'save began' });
    try {
      const { isWhole, isAll } = await write(isPublishing, over);
      const title = over ? 'Boat updated' : 'Boat created';
      if (isWhole) showToast({ title, ...(!isAll && { description: NOT_SAVED_YET }) });
      if (isWhole && isAll) onClose();
    } catch (error) {
      const theirs = over && (await changedMeanwhile(error, over));
      if (isSignedOut(error)) tellSessionEnd();
      else if (theirs) dispatch({ event: 'conflict found', conflict: { theirs, isPublishing } });
      else tell(over, fieldProblems(error), problemWords(error, NOT_REACHED));
      // It may be there all the same.
      if (!over && !isAnswered(error)) void client.invalidateQueries(ownBoatsQuery());
    } finally {
      dispatch({ event: 'save ended' });
    }
  };

  /** Photos may be refused after the boat itself was taken, and more may have been typed meanwhile. */
  const write = async (isPublishing: boolean, over: OperatorBoatView | null): Promise<Written> => {
    const { draft, photos } = current();
    const waiting = photos.uploads;
    const status = isPublishing ? 'published' : undefined;
    const atOnce = waiting.length === 0 ? status : undefined;
    const saved = await (over ? saveBoat(over, draft, atOnce) : addBoat(draft, atOnce));
    dispatch({ event: 'draft saved', saved, sent: draft });
    keepBoat(client, saved);
    if (waiting.length === 0) return { isWhole: true, isAll: settle(saved, waiting, true) };
    const isWhole = await send(saved, waiting);
    const fresh = await readBoat(saved.id);
    const last = isWhole && status ? await changeStatus(fresh, status) : fresh;
    const isAll = settle(last, waiting, fresh.version === saved.version);
    // Whoever is typing stays where they are; a message tells of the photos.
    if (!isWhole && isAll) dispatch({ event: 'tab chosen', tab: 'photos' });
    return { isWhole, isAll };
  };

  /** Says whether that is all there is to save. */
  const settle = (saved: OperatorBoatView, sent: readonly PhotoUpload[], isOurs: boolean) => {
    const isAll = !hasMore(dispatch({ event: 'saved', saved, isOurs }), sent);
    keepBoat(client, saved);
    return isAll;
  };

  /** What is wrong is shown at its fields; without `description`, the form's own check found it. */
  const tell = (over: OperatorBoatView | null, problems: FieldErrors, description?: string) => {
    flushSync(() => dispatch({ event: 'refused', problems }));
    const wrong = '[role="dialog"] [aria-invalid="true"]';
    if (Object.keys(problems).length > 0) document.querySelector<HTMLElement>(wrong)?.focus();
    const failure = over
      ? { title: 'Update failed', description: 'Please check required fields.' }
      : { title: 'Creation failed', description: 'Please fill all required fields.' };
    showToast({ ...failure, ...(description && { description }), tone: 'destructive' });
  };

  const keepMine = () => {
    const { conflict } = current();
    if (conflict) void save(conflict.isPublishing, conflict.theirs);
  };
  const loadTheirs = () => {
    const { boat } = dispatch({ event: 'theirs loaded' });
    if (boat) keepBoat(client, boat);
  };
  return { save, keepMine, loadTheirs };
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
