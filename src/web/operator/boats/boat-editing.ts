import type { ImageView } from '#contract/public/boat-views.ts';
import type { OperatorBoatView, OwnImageView } from '#contract/operator/boats/operator-boat-api.ts';
import { buildCaption } from '#domain/boats/photo-rules.ts';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import {
  changeUploads,
  noUploads,
  type PhotoUpload,
  type PhotoUploads,
  type UploadEvent,
} from '../photos/photo-uploads.ts';
import { createDraft, isSameDraft, newDraft, type BoatDraft } from './boat-draft.ts';

type EditorTab = 'details' | 'languages' | 'availability' | 'photos';

/** A conflict with the save of another user. `isPublishing` is true if the rejected save would publish the boat. */
export type Conflict = { theirs: OperatorBoatView; isPublishing: boolean };

export type BoatEditing = {
  /** The boat as last saved; null for a new one. */
  boat: OperatorBoatView | null;
  /** `base` is the draft as last saved; `draft` includes the unsaved changes. */
  base: BoatDraft;
  draft: BoatDraft;
  photos: PhotoUploads;
  errors: FieldErrors;
  tab: EditorTab;
  isSaving: boolean;
  conflict: Conflict | null;
  /** True while the dialog about discarding changes is open. */
  isLeaving: boolean;
};

export type EditorEvent =
  | UploadEvent
  | { event: 'edited'; part: Partial<BoatDraft> }
  | { event: 'tab chosen'; tab: EditorTab }
  | { event: 'refused'; problems: FieldErrors }
  | { event: 'save began' | 'save ended' }
  /** The server saved `sent` as this version. Later edits remain unsaved. */
  | { event: 'draft saved'; saved: OperatorBoatView; sent: BoatDraft }
  /** The photos were uploaded too. `isOurs` is true if no other user has saved the boat since the draft was saved. */
  | { event: 'saved'; saved: OperatorBoatView; isOurs: boolean }
  | { event: 'conflict found'; conflict: Conflict }
  | { event: 'conflict dismissed' | 'theirs loaded' }
  /** The operator paid for featuring. The draft and the version do not change. */
  | { event: 'featured'; paid: OperatorBoatView }
  /** The photo of the meeting point was replaced or, if null, removed. */
  | { event: 'meeting photo changed'; photo: ImageView | null }
  /** The boat was refetched after an upload, which does not raise the version. */
  | { event: 'refetched'; fresh: OperatorBoatView }
  | { event: 'leaving requested' | 'leaving cancelled' };

export function beginEditing(boat: OperatorBoatView | null): BoatEditing {
  const draft = boat ? createDraft(boat) : newDraft;
  return {
    boat,
    base: draft,
    draft,
    photos: noUploads,
    errors: {},
    tab: 'details',
    isSaving: false,
    conflict: null,
    isLeaving: false,
  };
}

export function changeEditing(before: BoatEditing, change: EditorEvent): BoatEditing {
  switch (change.event) {
    case 'edited':
      return withPart(before, change.part);
    case 'tab chosen':
      return { ...before, tab: change.tab };
    case 'refused':
      return withProblems(before, change.problems);
    case 'save began':
      return { ...before, isSaving: true, conflict: null };
    case 'save ended':
      return { ...before, isSaving: false };
    case 'draft saved':
      return { ...before, boat: change.saved, base: change.sent };
    case 'saved':
      if (isSameDraft(before.draft, before.base)) return adopted(before, change.saved);
      return change.isOurs ? { ...before, boat: change.saved } : before;
    case 'conflict found':
      return { ...before, conflict: change.conflict };
    case 'conflict dismissed':
      return { ...before, conflict: null };
    case 'theirs loaded':
      return before.conflict
        ? adopted({ ...before, conflict: null }, before.conflict.theirs)
        : before;
    case 'featured':
      return { ...before, boat: withFeature(before.boat, change.paid) };
    case 'meeting photo changed':
      return withMeetingPhoto(before, change.photo);
    case 'refetched':
      return { ...before, boat: chooseNewer(before.boat, change.fresh) };
    case 'leaving requested':
      return { ...before, isLeaving: true };
    case 'leaving cancelled':
      return { ...before, isLeaving: false };
    case 'photo arrived':
      return {
        ...withArrived(before, change.images, change.file),
        photos: changeUploads(before.photos, change),
      };
    default:
      return { ...before, photos: changeUploads(before.photos, change) };
  }
}

export function isDirty({ base, draft, photos }: BoatEditing): boolean {
  return photos.uploads.length > 0 || !isSameDraft(draft, base);
}

/** True if the draft has unsaved changes, or if `sent` lacks a queued photo. */
export function hasMore(
  { base, draft, photos }: BoatEditing,
  sent: readonly PhotoUpload[],
): boolean {
  const isSent = (upload: PhotoUpload) => sent.some(({ id }) => id === upload.id);
  return !isSameDraft(draft, base) || !photos.uploads.every(isSent);
}

function withPart(before: BoatEditing, part: Partial<BoatDraft>): BoatEditing {
  const left = Object.entries(before.errors).filter(([name]) => !(getField(name) in part));
  return { ...before, draft: { ...before.draft, ...part }, errors: Object.fromEntries(left) };
}

/** Shows the errors beside their fields. Opens the tab that contains all errors, or the details tab. */
function withProblems(before: BoatEditing, problems: FieldErrors): BoatEditing {
  const tabs = new Set(Object.keys(problems).map(getTab));
  const [first] = tabs;
  if (first === undefined) return before;
  return { ...before, errors: problems, tab: tabs.size === 1 ? first : 'details' };
}

const tabOfField: Readonly<Record<string, EditorTab>> = {
  availability: 'availability',
  translations: 'languages',
};

function getTab(problem: string): EditorTab {
  if (/^itinerary\.\d+\.translations\./.test(problem)) return 'languages';
  return tabOfField[getField(problem)] ?? 'details';
}

/** Returns the first part of a path: `translations` of `translations.fr.bring`. */
function getField(problem: string): string {
  return problem.split('.')[0] ?? '';
}

/** Continues from this version and discards the draft. */
function adopted(before: BoatEditing, boat: OperatorBoatView): BoatEditing {
  const draft = createDraft(boat);
  return { ...before, boat, base: draft, draft, errors: {} };
}

function withFeature(boat: OperatorBoatView | null, paid: OperatorBoatView) {
  const { featured, featuredStartDate, featuredEndDate, featuredPaymentId } = paid;
  return boat && { ...boat, featured, featuredStartDate, featuredEndDate, featuredPaymentId };
}

/** Replaces or removes the meeting point's photo. Removing it clears its caption, as on the server. */
function withMeetingPhoto(before: BoatEditing, photo: ImageView | null): BoatEditing {
  const boat = before.boat && { ...before.boat, meetingPhoto: photo };
  if (photo) return { ...before, boat };
  const withoutCaption = (draft: BoatDraft) => ({ ...draft, meetingPhotoCaption: '' });
  return {
    ...before,
    boat,
    base: withoutCaption(before.base),
    draft: withoutCaption(before.draft),
  };
}

function chooseNewer(boat: OperatorBoatView | null, fresh: OperatorBoatView) {
  return boat && boat.version > fresh.version ? boat : fresh;
}

/**
 * Adds uploaded photos to both drafts, with the file name as the default caption. Photos removed in the editor stay
 * out, although the server still has them.
 */
function withArrived(
  before: BoatEditing,
  arrived: readonly OwnImageView[],
  file: Pick<File, 'name'>,
): BoatEditing {
  const { base, draft } = before;
  const known = new Set([...base.images, ...draft.images].map(({ path }) => path));
  const added = arrived
    .filter(({ path }) => !known.has(path))
    .map((image) => ({ ...image, caption: image.caption || buildCaption(file.name) }));
  const withAdded = (boat: BoatDraft) => ({ ...boat, images: [...boat.images, ...added] });
  return { ...before, base: withAdded(base), draft: withAdded(draft) };
}
