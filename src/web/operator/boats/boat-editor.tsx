import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import type { Readiness } from '#domain/boats/boat-readiness.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useConfirmLeaving } from '../../ui/back-button.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../shared/acts/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AvailabilityTab } from '../availability/availability-tab.tsx';
import { useSoldTrips } from '../availability/sold-trips.tsx';
import { FeaturePanel } from '../featuring/feature-panel.tsx';
import { PhotosTab } from '../photos/photos-tab.tsx';
import { useHoldSessionEnd } from '../session/operator-session.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { BoatLanguagesTab } from './boat-languages-tab.tsx';
import { BoatDetailsTab } from './boat-details-tab.tsx';
import { draftReadiness, readLengths, type BoatDraft } from './boat-draft.ts';
import { isDirty, type Conflict } from './boat-editing.ts';
import { useMissingText } from '../../shared/language/use-missing-text.ts';
import { useBoatEditor, type BoatEditor as Editor, useBoatSaving } from './use-boat-editor.ts';

type BoatEditorProps = {
  /** Null for a new boat. */
  boat: OperatorBoatView | null;
  /** True if one of the operator's calendars would apply to a new boat. */
  hasCalendar: boolean;
  onClose: () => void;
};

/** Creates or edits a boat. Discards unsaved changes only after a confirmation. */
export function BoatEditor({ boat: opened, hasCalendar, onClose }: BoatEditorProps) {
  const t = useMessages('operator-boats');
  const editor = useBoatEditor(opened);
  const saving = useBoatSaving(editor, onClose);
  const { day: today } = useIslandNow();
  const { editing, dispatch } = editor;
  const { boat, draft, isSaving, conflict } = editing;
  const { uploads } = editing.photos;
  const readiness = draftReadiness(draft, {
    waiting: uploads.length,
    today,
    hasCalendar: boat?.hasCalendar ?? hasCalendar,
  });
  const isChanged = isDirty(editing);
  const ask = () => dispatch({ event: 'leaving requested' });
  const leave = () => (isChanged ? void ask() : onClose());
  useConfirmLeaving(isChanged, ask);
  useHoldSessionEnd(isChanged || isSaving);
  return (
    <Dialog
      title={boat ? t.editTitle(boat.name) : t.addBoat}
      size="sheet"
      onClose={leave}
      footer={
        <BoatEditorFooter
          isNew={boat === null}
          readiness={readiness}
          isBusy={isSaving || uploads.some(({ sent }) => sent !== null)}
          onCancel={leave}
          onSave={(isPublishing) => void saving.save(isPublishing)}
        />
      }
    >
      <EditorTabs editor={editor} />
      {editing.isLeaving && (
        <ConfirmDialog
          title={t.discardTitle}
          description={t.discardText}
          submitLabel={t.discard}
          cancelLabel={t.keepEditing}
          onConfirm={onClose}
          onClose={() => dispatch({ event: 'leaving cancelled' })}
          variant="danger"
        />
      )}
      {conflict && (
        <VersionConflict
          conflict={conflict}
          saving={saving}
          onClose={() => dispatch({ event: 'conflict dismissed' })}
        />
      )}
    </Dialog>
  );
}

function EditorTabs({ editor }: { editor: Editor }) {
  const t = useMessages('operator-boats');
  const labels = useMessages('portal-labels');
  const { dispatch, applyFeature, applyMeetingPhoto } = editor;
  const { boat, draft, tab, photos } = editor.editing;
  const { errors } = editor.editing;
  const edit = (part: Partial<BoatDraft>) => dispatch({ event: 'edited', part });
  const trips = useSoldTrips(boat);
  const { languages = [] } = useSiteFacts();
  const count = draft.images.length + photos.uploads.length;
  const details = (
    <>
      <BoatDetailsTab
        boat={boat}
        draft={draft}
        errors={errors}
        onEdit={edit}
        onMeetingPhoto={applyMeetingPhoto}
      />
      <FeaturePanel boat={boat} onPaid={applyFeature} />
    </>
  );
  const texts = (
    <BoatLanguagesTab draft={draft} languages={languages} errors={errors} onEdit={edit} />
  );
  const availability = (
    <AvailabilityTab
      boat={{ availability: draft.availability, ...readLengths(draft) }}
      taken={boat?.taken ?? []}
      trips={trips}
      error={errors.availability}
      onChange={(changed) => edit({ availability: changed })}
    />
  );
  return (
    <div className="bg-card">
      <Tabs
        label={labels.boat}
        chosen={tab}
        onChoose={(chosen) => dispatch({ event: 'tab chosen', tab: chosen })}
        tabs={[
          { name: 'details', label: t.tabs.details, content: details },
          ...(languages.length > 1
            ? [{ name: 'languages' as const, label: t.tabs.languages, content: texts }]
            : []),
          { name: 'availability', label: t.tabs.availability, content: availability },
          { name: 'photos', label: t.photos(count), content: <EditorPhotos editor={editor} /> },
        ]}
      />
    </div>
  );
}

function EditorPhotos({ editor }: { editor: Editor }) {
  const { dispatch, pick, retry } = editor;
  const { boat, draft, photos } = editor.editing;
  return (
    <PhotosTab
      images={draft.images}
      photos={photos}
      isBoatSaved={boat !== null}
      onChange={(images) => dispatch({ event: 'edited', part: { images } })}
      onPick={(files) => void pick(files)}
      onRetry={(id) => void retry(id)}
      onDrop={(id) => dispatch({ event: 'photo dropped', id })}
    />
  );
}

type BoatEditorFooterProps = {
  isNew: boolean;
  readiness: Readiness;
  isBusy: boolean;
  onCancel: () => void;
  onSave: (isPublishing: boolean) => void;
};

/** Renders the save buttons (spec 2), and what the boat lacks if it cannot be published. */
function BoatEditorFooter({ isNew, readiness, isBusy, onCancel, onSave }: BoatEditorFooterProps) {
  const t = useMessages('operator-boats');
  const actionMessages = useMessages('portal-actions');
  const missing = useMissingText(readiness);
  return (
    <>
      {missing && <p className="w-full text-sm text-ink-soft sm:w-auto sm:flex-1">{missing}</p>}
      <Button variant="ghost" onClick={onCancel} className="max-sm:hidden">
        {actionMessages.cancel}
      </Button>
      <Button
        variant={readiness.isReady ? 'secondary' : 'primary'}
        isPending={isBusy}
        pendingLabel={actionMessages.saving}
        onClick={() => onSave(false)}
        className="max-sm:flex-1"
      >
        {isNew ? t.saveDraft : t.update}
      </Button>
      {readiness.isReady && (
        <Button isPending={isBusy} onClick={() => onSave(true)} className="max-sm:flex-1">
          {isNew ? t.savePublish : t.updatePublish}
        </Button>
      )}
    </>
  );
}

type VersionConflictProps = {
  conflict: Conflict;
  saving: ReturnType<typeof useBoatSaving>;
  onClose: () => void;
};

/** Asks how to resolve a failed optimistic lock: another tab or a colleague saved the boat meanwhile. */
function VersionConflict({ conflict, saving, onClose }: VersionConflictProps) {
  const t = useMessages('operator-boats');
  const formats = useFormats();
  const { day, time } = toIslandNow(Date.parse(conflict.theirs.updatedAt));
  return (
    <Dialog
      title={t.conflictTitle}
      isQuestion
      onClose={onClose}
      description={<p>{t.conflictText(formats.shortDay(day), formats.time(time))}</p>}
      footer={
        <>
          <Button variant="secondary" onClick={saving.loadTheirs}>
            {t.loadTheirs}
          </Button>
          <Button onClick={saving.keepMine}>{t.keepMine}</Button>
        </>
      }
    >
      <p className="mt-3">{t.conflictChoice}</p>
    </Dialog>
  );
}
