import { missingForPublishing, type Readiness } from '#domain/boat-readiness.ts';
import { Button } from '../../ui/button.tsx';

type BoatEditorFooterProps = {
  isNew: boolean;
  readiness: Readiness;
  isBusy: boolean;
  onCancel: () => void;
  onSave: (isPublishing: boolean) => void;
};

/** The save buttons (spec 2), and what is missing where there is none to publish with. */
export function BoatEditorFooter({
  isNew,
  readiness,
  isBusy,
  onCancel,
  onSave,
}: BoatEditorFooterProps) {
  const missing = missingForPublishing(readiness);
  return (
    <>
      {missing && <p className="w-full text-sm text-ink-soft sm:w-auto sm:flex-1">{missing}</p>}
      <Button variant="ghost" onClick={onCancel} className="max-sm:hidden">
        Cancel
      </Button>
      <Button
        variant={readiness.isReady ? 'secondary' : 'primary'}
        isPending={isBusy}
        pendingLabel="Saving..."
        onClick={() => onSave(false)}
        className="max-sm:flex-1"
      >
        {isNew ? 'Save Draft' : 'Update Boat'}
      </Button>
      {readiness.isReady && (
        <Button isPending={isBusy} onClick={() => onSave(true)} className="max-sm:flex-1">
          {isNew ? 'Save & Publish' : 'Update & Publish'}
        </Button>
      )}
    </>
  );
}
