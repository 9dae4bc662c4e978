import type { OwnImageView } from '#contract/operator/boats/operator-boat-api.ts';
import { advisePhotoSet } from '#domain/boats/photo-subjects.ts';
import { localizePlainList } from '#i18n/formats/list-formats.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';

/** Says what a good set of photos shows and, once the operator has described every photo, what is missing. */
export function PhotoAdvice({ images }: { images: readonly OwnImageView[] }) {
  const t = useMessages('operator-photos');
  const language = useLanguage();
  const { undescribed, missing } = advisePhotoSet(images);
  const missingText = t.missing(
    localizePlainList(
      language,
      missing.map((subject) => t.wanted[subject]),
    ),
  );
  const state = missing.length === 0 ? t.complete : missingText;
  return (
    <div className="flex flex-col gap-1">
      <p>{t.goodSet}</p>
      <p role="status" className="font-semibold">
        {undescribed > 0 ? t.undescribed(undescribed) : state}
      </p>
    </div>
  );
}
