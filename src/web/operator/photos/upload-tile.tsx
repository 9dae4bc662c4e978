import { Button } from '../../ui/button.tsx';
import { captionFromFile } from '#domain/photo-rules.ts';
import { PhotoPreview } from './photo-preview.tsx';
import type { PhotoUpload } from './photo-uploads.ts';

type UploadTileProps = { upload: PhotoUpload; onDrop: () => void; onRetry: () => void };

/** A photo that waits, is on its way, or did not arrive. */
export function UploadTile({ upload, onDrop, onRetry }: UploadTileProps) {
  const { file, sent, problem } = upload;
  return (
    <li className="flex flex-col overflow-hidden rounded-field border border-line">
      <PhotoPreview file={file} label={captionFromFile(file.name)} />
      <div className="flex flex-col gap-2 p-3">
        <p className="truncate text-sm font-semibold">{file.name}</p>
        {sent !== null && (
          <progress
            aria-label={`Uploading ${file.name}`}
            value={sent}
            max={1}
            className="h-2 w-full accent-sea"
          />
        )}
        {sent === 1 && <p className="text-sm text-ink-soft">Being prepared...</p>}
        {sent === null && !problem && <p className="text-sm text-ink-soft">Waiting</p>}
        {problem && <p className="text-sm font-medium text-danger">{problem}</p>}
        {sent === null && (
          <div className="flex flex-wrap gap-2">
            {problem && (
              <Button variant="secondary" size="small" onClick={onRetry}>
                Try again
              </Button>
            )}
            <Button variant="ghost" size="small" onClick={onDrop}>
              Remove<span className="sr-only"> {file.name}</span>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
