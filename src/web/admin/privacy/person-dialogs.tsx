import {
  dataSubjectPayload,
  type FoundPersonView,
  type PersonalDataFile,
} from '#contract/admin/admin-privacy-api.ts';
import { noticePayload } from '#contract/fields/notice-reason.ts';
import type { DataSubject } from '#domain/privacy/erasure.ts';
import { callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ReasonDialog } from '../layout/admin-forms.tsx';

export type LookedUp = { kind: DataSubject; email: string; found: FoundPersonView };

type DialogProps = { looked: LookedUp; onClose: () => void };

export function ExportPersonDialog({ looked, onClose }: DialogProps) {
  const words = useMessages('admin-privacy');
  return (
    <ReasonDialog
      title={words.exportTitle(looked.email)}
      schema={noticePayload}
      submitLabel={words.export}
      pendingLabel={words.collecting}
      variant="primary"
      onConfirm={async ({ reason }) => {
        const payload = { ...wantedOf(looked), reason };
        save(await callEndpoint('POST /api/admin/personal-data/export', { payload }));
        return { title: words.exported, description: words.exportedText };
      }}
      onClose={onClose}
    >
      {words.exportText}
    </ReasonDialog>
  );
}

type EraseDialogProps = DialogProps & { onErased: (left: FoundPersonView) => void };

export function ErasePersonDialog({ looked, onErased, onClose }: EraseDialogProps) {
  const words = useMessages('admin-privacy');
  return (
    <ReasonDialog
      title={words.eraseTitle(looked.email)}
      schema={noticePayload}
      submitLabel={words.eraseForGood}
      pendingLabel={words.erasing}
      cancelLabel={words.keep}
      onConfirm={async ({ reason }) => {
        const shown = looked.found.found.reduce((sum, { rows }) => sum + rows, 0);
        const payload = { ...wantedOf(looked), reason, shown };
        onErased(await callEndpoint('POST /api/admin/personal-data/erase', { payload }));
        return { title: words.erased };
      }}
      onClose={onClose}
    >
      {looked.kind === 'guest' ? words.eraseGuestText : words.eraseCaptainText}
    </ReasonDialog>
  );
}

function wantedOf({ kind, email }: LookedUp) {
  return dataSubjectPayload.parse({ kind, email });
}

/** Saves the file under a name that does not identify the person. */
function save(file: PersonalDataFile): void {
  const text = JSON.stringify(file, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `personal-data-${file.madeAt.slice(0, 10)}.json`;
  link.click();
  // Waits, because the browser reads the blob asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
