import {
  erasePersonPayload,
  exportPersonPayload,
  type FoundPersonView,
  type PersonalDataFile,
} from '#contract/admin/admin-privacy-api.ts';
import type { DataSubject } from '#domain/privacy/erasure.ts';
import { saveFile } from '../../shared/acts/save-file.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ReasonDialog } from '../layout/admin-forms.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';

export type LookedUp = { kind: DataSubject; email: string; found: FoundPersonView };

type DialogProps = { looked: LookedUp; onClose: () => void };

export function ExportPersonDialog({ looked, onClose }: DialogProps) {
  const t = useMessages('admin-privacy');
  const exported = useAdminMutation('POST /api/admin/personal-data/export', {
    done: { title: t.exported, description: t.exportedText },
    onDone(file) {
      save(file);
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t.exportTitle(looked.email)}
      schema={exportPersonPayload}
      mutation={exported}
      more={getSubject(looked)}
      submitLabel={t.export}
      pendingLabel={t.collecting}
      variant="primary"
      onClose={onClose}
    >
      {t.exportText}
    </ReasonDialog>
  );
}

type EraseDialogProps = DialogProps & { onErased: (left: FoundPersonView) => void };

export function ErasePersonDialog({ looked, onErased, onClose }: EraseDialogProps) {
  const t = useMessages('admin-privacy');
  const shown = looked.found.found.reduce((sum, { rows }) => sum + rows, 0);
  const erase = useAdminMutation('POST /api/admin/personal-data/erase', {
    done: { title: t.erased },
    onDone: onErased,
  });
  return (
    <ReasonDialog
      title={t.eraseTitle(looked.email)}
      schema={erasePersonPayload}
      mutation={erase}
      more={{ ...getSubject(looked), shown }}
      submitLabel={t.eraseForGood}
      pendingLabel={t.erasing}
      cancelLabel={t.keep}
      onClose={onClose}
    >
      {looked.kind === 'guest' ? t.eraseGuestText : t.eraseCaptainText}
    </ReasonDialog>
  );
}

function getSubject({ kind, email }: LookedUp) {
  return { kind, email };
}

/** Saves the file under a name that does not identify the person. */
function save(file: PersonalDataFile): void {
  const text = JSON.stringify(file, null, 2);
  const name = `personal-data-${file.madeAt.slice(0, 10)}.json`;
  saveFile(name, new Blob([text], { type: 'application/json' }));
}
