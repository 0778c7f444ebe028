import { Button, iconUpload } from '@sampan/ui';
import { useRef, useState } from 'react';
import { useLocale } from '../locale/locale.tsx';
import { readPhoto, type PhotoAnswer } from './read-photo.ts';

export interface PhotoButtonProps {
  onCode: (code: string) => void;
  /** Null: the last photo had a code. */
  onProblem: (problem: Extract<PhotoAnswer, { problem: string }>['problem'] | null) => void;
}

/** Reads the code of a photo: for a device without a camera, or one that the page may not use. */
export function PhotoButton({ onCode, onProblem }: PhotoButtonProps) {
  const { t } = useLocale();
  const input = useRef<HTMLInputElement | null>(null);
  const [is_reading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    const answer = await readPhoto(file);
    setReading(false);
    onProblem('problem' in answer ? answer.problem : null);
    if ('code' in answer) onCode(answer.code);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="s-visually-hidden"
        tabIndex={-1}
        aria-label={t('camera.photo')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same photo again is a change as well.
          event.currentTarget.value = '';
          if (file) void read(file);
        }}
      />
      <Button
        icon={iconUpload}
        busy={is_reading}
        busyLabel={t('common.loading')}
        onClick={() => input.current?.click()}
      >
        {t('camera.photo')}
      </Button>
    </>
  );
}
