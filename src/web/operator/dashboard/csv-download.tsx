import { Download } from 'lucide-react';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getProblemText } from '../../forms/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';

type CsvDownloadProps = {
  fileName: string;
  read: () => string | Promise<string>;
  disabled?: boolean;
};

export function CsvDownload({ fileName, read, disabled = false }: CsvDownloadProps) {
  const acts = useMessages('portal-acts');
  const download = async () => {
    try {
      saveFile(fileName, await read());
    } catch (error) {
      const description = getProblemText(error, acts.pleaseRetry);
      showToast({ title: acts.downloadFailed, description, tone: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" size="small" disabled={disabled} onClick={() => void download()}>
      <Download aria-hidden="true" className="size-4" />
      {acts.downloadCsv}
    </Button>
  );
}

function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Waits, because the browser reads the blob asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
