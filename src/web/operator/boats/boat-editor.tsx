import { useState } from 'react';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { useConfirmLeaving } from '../../layout/confirm-leaving.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AvailabilityTab } from '../availability/availability-tab.tsx';
import { useSoldTrips } from '../availability/sold-trips.ts';
import { FeaturePanel } from '../featuring/feature-panel.tsx';
import { PhotosTab } from '../photos/photos-tab.tsx';
import { useHeldFromSessionEnd } from '../session/session-end.ts';
import { BoatDetailsTab } from './boat-details-tab.tsx';
import { draftReadiness, lengthsIn } from './boat-draft.ts';
import { BoatEditorFooter } from './boat-editor-footer.tsx';
import { useBoatEditor, type BoatEditing } from './use-boat-editor.ts';
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
  const editing = useBoatEditor(opened);
  const saving = useBoatSaving(editing, onClose);
  const [isLeaving, setLeaving] = useState(false);
  const { day: today } = useIslandNow();
  const { boat, draft, uploads, isDirty } = editing;
  const waiting = uploads.uploads.length;
  const readiness = draftReadiness(draft, {
    ...{ waiting, today },
    hasCalendar: boat?.hasCalendar ?? hasCalendar,
  });
  const leave = () => (isDirty ? setLeaving(true) : onClose());
  useConfirmLeaving(isDirty, () => setLeaving(true));
  useHeldFromSessionEnd(isDirty || saving.isSaving);
  return (
    <Dialog
      title={boat ? `Edit ${boat.name}` : 'Add Boat'}
      size="sheet"
      onClose={leave}
      footer={
        <BoatEditorFooter
          isNew={boat === null}
          readiness={readiness}
          isBusy={saving.isSaving || uploads.uploads.some(({ sent }) => sent !== null)}
          onCancel={leave}
          onSave={(isPublishing) => void saving.save(isPublishing)}
        />
      }
    >
      <EditorTabs editing={editing} />
      {isLeaving && (
        <ConfirmDialog
          title="Discard your changes?"
          confirmLabel="Discard changes"
          cancelLabel="Keep editing"
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        >
          <p>What you changed since the last save is not kept.</p>
        </ConfirmDialog>
      )}
      {saving.conflict && (
        <VersionConflict
          theirs={saving.conflict.theirs}
          onKeepMine={saving.keepMine}
          onLoadTheirs={saving.loadTheirs}
          onClose={saving.leaveConflict}
        />
      )}
    </Dialog>
  );
}

function EditorTabs({ editing }: { editing: BoatEditing }) {
  const { boat, draft, errors, tab, uploads, edit } = editing;
  const trips = useSoldTrips(boat);
  const count = draft.images.length + uploads.uploads.length;
  return (
    <div className="bg-card">
      <Tabs
        label="Boat"
        chosen={tab}
        onChoose={editing.setTab}
        tabs={[
          {
            name: 'details',
            label: 'Details',
            content: (
              <>
                <BoatDetailsTab draft={draft} errors={errors} onEdit={edit} />
                <FeaturePanel boat={boat} onPaid={editing.keepFeature} />
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
                uploads={uploads}
                isBoatSaved={boat !== null}
                onChange={(images) => edit({ images })}
                onPick={(files) => void editing.pick(files)}
                onRetry={(id) => void editing.retry(id)}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
