import {
  dataSubjectPayload,
  type FoundPersonView,
  type PersonalDataFile,
} from '#contract/admin-privacy-api.ts';
import { noticePayload } from '#contract/notice-reason.ts';
import type { DataSubject } from '#domain/erasure.ts';
import { callEndpoint } from '../../api.ts';
import { ReasonDialog } from '../layout/admin-forms.tsx';

/** A person that was looked up, by kind and address. */
export type LookedUp = { kind: DataSubject; email: string; found: FoundPersonView };

type DialogProps = { looked: LookedUp; onClose: () => void };

const NO_NAMES = 'The reason is kept in the audit log: leave names and addresses out of it.';

export function ExportPersonDialog({ looked, onClose }: DialogProps) {
  return (
    <ReasonDialog
      title={`Export what is kept of ${looked.email}?`}
      schema={noticePayload}
      submitLabel="Export"
      pendingLabel="Collecting..."
      variant="primary"
      onConfirm={async ({ reason }) => {
        const payload = { ...wantedOf(looked), reason };
        save(await callEndpoint('POST /api/admin/personal-data/export', { payload }));
        return { title: 'Exported', description: 'Send the file to nobody but them.' };
      }}
      onClose={onClose}
    >
      You get one file that other programs can read, with all that is kept of them. {NO_NAMES}
    </ReasonDialog>
  );
}

type EraseDialogProps = DialogProps & { onErased: (left: FoundPersonView) => void };

export function ErasePersonDialog({ looked, onErased, onClose }: EraseDialogProps) {
  const isGuest = looked.kind === 'guest';
  return (
    <ReasonDialog
      title={`Erase ${looked.email} for good?`}
      schema={noticePayload}
      submitLabel="Erase for good"
      pendingLabel="Erasing..."
      cancelLabel="Keep"
      onConfirm={async ({ reason }) => {
        const shown = looked.found.found.reduce((sum, { rows }) => sum + rows, 0);
        const payload = { ...wantedOf(looked), reason, shown };
        onErased(await callEndpoint('POST /api/admin/personal-data/erase', { payload }));
        return { title: 'Erased' };
      }}
      onClose={onClose}
    >
      {isGuest
        ? 'Their name, address, phone, requests, messages and words go from everything here. Bookings keep their days and sums, for the books.'
        : 'Their account, boats, photos, calendars and bank details go. Bookings, payouts and the books keep their days and sums. Download the statements first, if your books need the name.'}{' '}
      Nobody can bring it back. {NO_NAMES}
    </ReasonDialog>
  );
}

function wantedOf({ kind, email }: LookedUp) {
  return dataSubjectPayload.parse({ kind, email });
}

/** Under a name that says nothing of whom it is about. */
function save(file: PersonalDataFile): void {
  const text = JSON.stringify(file, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `personal-data-${file.madeAt.slice(0, 10)}.json`;
  link.click();
  // The browser reads it asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
