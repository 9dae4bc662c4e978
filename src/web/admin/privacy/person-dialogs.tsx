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
  const t = useMessages('admin-privacy');
  return (
    <ReasonDialog
      title={t.exportTitle(looked.email)}
      schema={noticePayload}
      submitLabel={t.export}
      pendingLabel={t.collecting}
      variant="primary"
      onConfirm={async ({ reason }) => {
        const payload = { ...buildPayload(looked), reason };
        save(await callEndpoint('POST /api/admin/personal-data/export', { payload }));
        return { title: t.exported, description: t.exportedText };
      }}
      onClose={onClose}
    >
      {t.exportText}
    </ReasonDialog>
  );
}

type EraseDialogProps = DialogProps & { onErased: (left: FoundPersonView) => void };

export function ErasePersonDialog({ looked, onErased, onClose }: EraseDialogProps) {
  const t = useMessages('admin-privacy');
  return (
    <ReasonDialog
      title={t.eraseTitle(looked.email)}
      schema={noticePayload}
      submitLabel={t.eraseForGood}
      pendingLabel={t.erasing}
      cancelLabel={t.keep}
      onConfirm={async ({ reason }) => {
        const shown = looked.found.found.reduce((sum, { rows }) => sum + rows, 0);
        const payload = { ...buildPayload(looked), reason, shown };
        onErased(await callEndpoint('POST /api/admin/personal-data/erase', { payload }));
        return { title: t.erased };
      }}
      onClose={onClose}
    >
      {looked.kind === 'guest' ? t.eraseGuestText : t.eraseCaptainText}
    </ReasonDialog>
  );
}

function buildPayload({ kind, email }: LookedUp) {
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
