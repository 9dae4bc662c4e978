import { useState } from 'react';
import type { ImageView } from '#contract/public/boat-views.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { MAX_PHOTO_BYTES, MIN_MEETING_PHOTO_WIDTH } from '#domain/boats/photos.ts';
import { MAX_CAPTION_CHARACTERS } from '#domain/boats/photo-rules.ts';
import { ConfirmButton } from '../../shared/acts/confirm-button.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useTranslateError } from '../../shared/language/use-translate-error.ts';
import { TextField } from '../../forms/form-field.tsx';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useOperatorMutation } from '../session/operator-requests.ts';
import { PhotoPreview } from './photo-preview.tsx';
import { findRefusal } from './photo-uploads.ts';
import { readRefusal, sendPhoto } from './send-photo.ts';

type CaptionField = {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

type MeetingPhotoFieldProps = {
  /** Null until the boat is saved. Its photo can only be added afterwards. */
  boat: OperatorBoatView | null;
  caption: CaptionField;
  onChange: (photo: ImageView | null) => void;
};

/** Uploads, replaces and removes the photo of a boat's meeting point. Its caption is saved together with the boat. */
export function MeetingPhotoField({ boat, caption, onChange }: MeetingPhotoFieldProps) {
  const t = useMessages('operator-photos');
  const { upload, problem, send } = useMeetingPhotoUpload(boat?.id ?? '', onChange);
  if (!boat) return <p className="text-sm text-ink-soft sm:col-span-2">{t.meeting.saveFirst}</p>;
  const photo = boat.meetingPhoto;
  return (
    <div className="grid min-w-0 items-start gap-5 sm:col-span-2 sm:grid-cols-2">
      <TextField
        label={t.meeting.photo}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        hint={t.meeting.hint(MAX_PHOTO_BYTES / 1024 / 1024, MIN_MEETING_PHOTO_WIDTH)}
        error={problem}
        disabled={upload !== null}
        className={photo || upload ? undefined : 'sm:col-span-2'}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          // Resets the input, so that the same file can be picked again.
          target.value = '';
        }}
      />
      {upload ? (
        <div className="flex min-w-0 flex-col gap-2">
          <PhotoPreview file={upload.file} label={upload.file.name} />
          <progress
            aria-label={t.uploading(upload.file.name)}
            value={upload.sent}
            max={1}
            className="h-2 w-full accent-sea"
          />
        </div>
      ) : (
        photo && <StoredPhoto boat={boat} photo={photo} caption={caption} onChange={onChange} />
      )}
    </div>
  );
}

type StoredPhotoProps = MeetingPhotoFieldProps & { boat: OperatorBoatView; photo: ImageView };

function StoredPhoto({ boat, photo, caption, onChange }: StoredPhotoProps) {
  const t = useMessages('operator-photos');
  const actionMessages = useMessages('portal-actions');
  const removal = useOperatorMutation('DELETE /api/operator/boats/{id}/meeting-photo', {
    parts: { id: boat.id },
    done: { title: t.removed },
    failed: actionMessages.saveFailed,
    onDone: ({ meetingPhoto }) => onChange(meetingPhoto),
  });
  return (
    <div className="flex min-w-0 flex-col items-start gap-4">
      <BoatPhoto
        image={photo}
        stockFor={boat.id}
        alt={t.meeting.photo}
        sizes="(min-width: 40rem) 24rem, 92vw"
        className="rounded-field"
      />
      <TextField
        label={t.meeting.caption}
        maxLength={MAX_CAPTION_CHARACTERS}
        className="w-full"
        {...caption}
      />
      <ConfirmButton
        variant="secondary"
        size="small"
        question={{
          title: t.meeting.removeTitle,
          description: t.meeting.removeText,
          submitLabel: t.meeting.remove,
          cancelLabel: t.meeting.keep,
          pendingLabel: actionMessages.oneMoment,
        }}
        onConfirm={() => removal.send()}
      >
        {t.meeting.remove}
      </ConfirmButton>
    </div>
  );
}

type Upload = { file: File; sent: number };

/** Uploads a chosen file. Keeps the former photo if the file is rejected. */
function useMeetingPhotoUpload(boatId: string, onChange: MeetingPhotoFieldProps['onChange']) {
  const t = useMessages('operator-photos');
  const say = useTranslateError();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    const refusal = findRefusal(file);
    setProblem(refusal && say(refusal.message));
    if (refusal) return;
    const progress = (sent: number) => setUpload({ file, sent });
    progress(0);
    try {
      const call = 'POST /api/operator/boats/{id}/meeting-photo';
      const { meetingPhoto } = await sendPhoto(call, boatId, file, progress);
      onChange(meetingPhoto);
      showToast({ title: t.meeting.saved });
    } catch (error) {
      const { message } = readRefusal(error);
      setProblem(message === 'photo.notSent' ? t.meeting.notSent : say(message));
    } finally {
      setUpload(null);
    }
  };
  return { upload, problem, send };
}
