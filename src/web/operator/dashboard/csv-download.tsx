import { Download } from 'lucide-react';
import { useMessages } from '../../shared/language/use-messages.ts';
import { saveFile } from '../../shared/acts/save-file.ts';
import { useRequestMutation } from '../../shared/requests/use-endpoint-mutation.ts';
import { Button } from '../../ui/button.tsx';

type CsvDownloadProps = {
  fileName: string;
  read: () => string | Promise<string>;
  disabled?: boolean;
};

export function CsvDownload({ fileName, read, disabled = false }: CsvDownloadProps) {
  const actionMessages = useMessages('portal-actions');
  const download = async () =>
    saveFile(fileName, new Blob([await read()], { type: 'text/csv;charset=utf-8' }));
  const { send } = useRequestMutation<void, void>(download, actionMessages.pleaseRetry, {
    failed: actionMessages.downloadFailed,
  });
  return (
    <Button variant="secondary" size="small" disabled={disabled} onClick={() => void send()}>
      <Download aria-hidden="true" className="size-4" />
      {actionMessages.downloadCsv}
    </Button>
  );
}
