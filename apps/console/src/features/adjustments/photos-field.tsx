import { Button, FieldGroup, iconCamera, IconButton, iconTrash } from '@sampan/ui';
import { issueMessage } from '@sampan/validators';
import { useRef, useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { shrinkImage } from '../../shared/form/shrink-image.ts';

/** As many as one side may add. */
const MAX_PHOTOS = 4;

/** A photo that was chosen, made small for the way. */
export interface PickedPhoto {
  name: string;
  data_base64: string;
  type: 'image/jpeg';
}

export interface PhotosFieldProps {
  label: string;
  photos: readonly PickedPhoto[];
  onPhotos: (photos: PickedPhoto[]) => void;
  /** As many as there may be. */
  max?: number;
  error?: string | undefined;
}

/** Up to four photos, or `max`; what is none stays out and is named. */
export function PhotosField({ label, photos, onPhotos, max = MAX_PHOTOS, error }: PhotosFieldProps) {
  const { t, issueText } = useLocale();
  const input = useRef<HTMLInputElement | null>(null);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const take = async (files: readonly File[]) => {
    setProblem(undefined);
    const taken = [...photos];
    for (const file of files.slice(0, max - photos.length)) {
      const picture = await shrinkImage(file);
      if (picture === null) setProblem(issueText(issueMessage('validate.image_invalid', { label: 'label.file' })));
      else taken.push({ name: file.name, ...picture });
    }
    onPhotos(taken);
  };
  return (
    <FieldGroup label={label} hint={t('adjustment.photos_hint', { max: String(max) })} error={problem ?? error}>
      <div className="c-stack">
        {photos.length === 0 ? null : (
          <ul className="c-adjustments__picked">
            {photos.map((photo, index) => (
              <li key={photo.data_base64}>
                {photo.name}
                <IconButton
                  icon={iconTrash}
                  label={t('adjustment.remove_photo', { name: photo.name })}
                  onClick={() => onPhotos(photos.filter((_, at) => at !== index))}
                />
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          type="file"
          multiple
          accept="image/png,image/jpeg,image/webp"
          className="s-visually-hidden"
          tabIndex={-1}
          aria-label={label}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            // The same file again is a change as well.
            event.currentTarget.value = '';
            void take(files);
          }}
        />
        {photos.length >= max ? null : (
          <div>
            <Button icon={iconCamera} onClick={() => input.current?.click()}>
              {t('adjustment.add_photos')}
            </Button>
          </div>
        )}
      </div>
    </FieldGroup>
  );
}
