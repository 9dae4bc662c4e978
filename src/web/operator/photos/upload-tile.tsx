import { buildCaption } from '#domain/boats/photo-rules.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useTranslateError } from '../../shared/language/use-translate-error.ts';
import { Button } from '../../ui/button.tsx';
import { PhotoPreview } from './photo-preview.tsx';
import type { PhotoUpload } from './photo-uploads.ts';

type UploadTileProps = { upload: PhotoUpload; onDrop: () => void; onRetry: () => void };

export function UploadTile({ upload, onDrop, onRetry }: UploadTileProps) {
  const t = useMessages('operator-photos');
  const actionMessages = useMessages('portal-actions');
  const say = useTranslateError();
  const { file, sent, problem } = upload;
  return (
    <li className="flex flex-col overflow-hidden rounded-field border border-line">
      <PhotoPreview file={file} label={buildCaption(file.name)} />
      <div className="flex flex-col gap-2 p-3">
        <p className="truncate text-sm font-semibold">{file.name}</p>
        {sent !== null && (
          <progress
            aria-label={t.uploading(file.name)}
            value={sent}
            max={1}
            className="h-2 w-full accent-sea"
          />
        )}
        {sent === 1 && <p className="text-sm text-ink-soft">{t.prepared}</p>}
        {sent === null && !problem && <p className="text-sm text-ink-soft">{t.waiting}</p>}
        {problem && <p className="text-sm font-medium text-danger">{say(problem)}</p>}
        {sent === null && (
          <div className="flex flex-wrap gap-2">
            {problem && (
              <Button variant="secondary" size="small" onClick={onRetry}>
                {t.tryAgain}
              </Button>
            )}
            <Button variant="ghost" size="small" onClick={onDrop}>
              {actionMessages.remove}
              <span className="sr-only"> {file.name}</span>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
