import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { useConfirmLeaving } from '../../ui/back-button.ts';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AvailabilityTab } from '../availability/availability-tab.tsx';
import { useSoldTrips } from '../availability/sold-trips.ts';
import { FeaturePanel } from '../featuring/feature-panel.tsx';
import { PhotosTab } from '../photos/photos-tab.tsx';
import { useHeldFromSessionEnd } from '../session/session-end.ts';
import { BoatDetailsTab } from './boat-details-tab.tsx';
import { draftReadiness, lengthsIn, type BoatDraft } from './boat-draft.ts';
import { isDirty } from './boat-editing.ts';
import { BoatEditorFooter } from './boat-editor-footer.tsx';
import { useBoatEditor, type BoatEditor as Editor } from './use-boat-editor.ts';
import { useBoatSaving } from './use-boat-saving.ts';
import { VersionConflict } from './version-conflict.tsx';

type BoatEditorProps = {
  /** Null for a new one. */
  boat: OperatorBoatView | null;
  /** Whether the operator has a calendar that a new boat is in at once. */
  hasCalendar: boolean;
  onClose: () => void;
};

/** Where an operator adds and changes a boat. Nothing that was typed is lost without a question. */
export function BoatEditor({ boat: opened, hasCalendar, onClose }: BoatEditorProps) {
  const editor = useBoatEditor(opened);
  const { save, keepMine, loadTheirs } = useBoatSaving(editor, onClose);
  const { day: today } = useIslandNow();
  const { editing, dispatch } = editor;
  const { boat, draft, isSaving, conflict } = editing;
  const { uploads } = editing.photos;
  const readiness = draftReadiness(draft, {
    ...{ waiting: uploads.length, today },
    hasCalendar: boat?.hasCalendar ?? hasCalendar,
  });
  const isChanged = isDirty(editing);
  const ask = () => dispatch({ event: 'leaving asked' });
  const leave = () => (isChanged ? void ask() : onClose());
  useConfirmLeaving(isChanged, ask);
  useHeldFromSessionEnd(isChanged || isSaving);
  return (
    <Dialog
      title={boat ? `Edit ${boat.name}` : 'Add Boat'}
      size="sheet"
      onClose={leave}
      footer={
        <BoatEditorFooter
          isNew={boat === null}
          readiness={readiness}
          isBusy={isSaving || uploads.some(({ sent }) => sent !== null)}
          onCancel={leave}
          onSave={(isPublishing) => void save(isPublishing)}
        />
      }
    >
      <EditorTabs editor={editor} />
      {editing.isLeaving && (
        <ConfirmDialog
          title="Discard your changes?"
          confirmLabel="Discard changes"
          cancelLabel="Keep editing"
          onConfirm={onClose}
          onCancel={() => dispatch({ event: 'leaving put off' })}
        >
          <p>What you changed since the last save is not kept.</p>
        </ConfirmDialog>
      )}
      {conflict && (
        <VersionConflict
          theirs={conflict.theirs}
          onKeepMine={keepMine}
          onLoadTheirs={loadTheirs}
          onClose={() => dispatch({ event: 'conflict left' })}
        />
      )}
    </Dialog>
  );
}

function EditorTabs({ editor }: { editor: Editor }) {
  const { dispatch, pick, retry, keepFeature } = editor;
  const { boat, draft, errors, tab, photos } = editor.editing;
  const edit = (part: Partial<BoatDraft>) => dispatch({ event: 'edited', part });
  const trips = useSoldTrips(boat);
  const count = draft.images.length + photos.uploads.length;
  return (
    <div className="bg-card">
      <Tabs
        label="Boat"
        chosen={tab}
        onChoose={(chosen) => dispatch({ event: 'tab chosen', tab: chosen })}
        tabs={[
          {
            name: 'details',
            label: 'Details',
            content: (
              <>
                <BoatDetailsTab draft={draft} errors={errors} onEdit={edit} />
                <FeaturePanel boat={boat} onPaid={keepFeature} />
              </>
            ),
          },
          {
            name: 'availability',
            label: 'Availability',
            content: (
              <AvailabilityTab
                availability={draft.availability}
                lengths={lengthsIn(draft)}
                taken={boat?.taken ?? []}
                trips={trips}
                error={errors.availability}
                onChange={(availability) => edit({ availability })}
              />
            ),
          },
          {
            name: 'photos',
            label: `Photos (${count})`,
            content: (
              <PhotosTab
                images={draft.images}
                photos={photos}
                isBoatSaved={boat !== null}
                onChange={(images) => edit({ images })}
                onPick={(files) => void pick(files)}
                onRetry={(id) => void retry(id)}
                onDrop={(id) => dispatch({ event: 'photo dropped', id })}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
