import * as z from 'zod/mini';
import { MAX_PHOTO_BYTES } from '#domain/boats/photos.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useRequestMutation } from '../../shared/requests/use-endpoint-mutation.ts';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { useOperatorMutation } from '../session/operator-requests.ts';
import { captainProfileQuery, sendPicture } from './profile-requests.ts';

const MAX_MEGABYTES = MAX_PHOTO_BYTES / 1024 / 1024;

/** Uploads the operator's picture, or removes it. The server validates the file. */
export function PictureForm({ picture }: { picture: string | null }) {
  const t = useMessages('operator-profile');
  const actionMessages = useMessages('portal-actions');
  const schema = z.object({
    picture: z.custom<File>((file) => file instanceof File && file.size > 0, t.choose),
  });
  const upload = useRequestMutation(
    ({ picture: file }: { picture: File }) => sendPicture(file),
    actionMessages.pleaseRetry,
    {
      answers: captainProfileQuery(),
      done: { title: t.pictureSaved },
      failed: t.pictureNotSaved,
    },
  );
  const removal = useOperatorMutation('DELETE /api/operator/profile/picture', {
    answers: captainProfileQuery(),
    done: { title: t.pictureRemoved },
    failed: actionMessages.saveFailed,
  });
  const { field, formProps, isPending } = useMutationForm(schema, upload);
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <TextField
        label={t.pictureFile}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        hint={t.pictureHint(MAX_MEGABYTES)}
        {...field('picture')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isPending} pendingLabel={t.uploading}>
          {t.uploadPicture}
        </Button>
        {picture !== null && (
          <Button
            variant="secondary"
            isPending={removal.isPending}
            pendingLabel={actionMessages.oneMoment}
            onClick={() => void removal.send()}
          >
            {t.removePicture}
          </Button>
        )}
      </div>
    </form>
  );
}
