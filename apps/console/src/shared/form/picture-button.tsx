import { Button, iconUpload } from '@sampan/ui';
import { useRef } from 'react';

export interface PictureButtonProps {
  /** Of the field, for who cannot see it. */
  label: string;
  /** On the button, such as "Change photo". */
  children: string;
  is_busy: boolean;
  /** Said while it is busy. */
  busyLabel: string;
  onChoose: (file: File) => void;
}

/** A button that asks for a picture of the types every picture of the console may have. */
export function PictureButton({ label, children, is_busy, busyLabel, onChoose }: PictureButtonProps) {
  const input = useRef<HTMLInputElement | null>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="s-visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file again is a change as well.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button icon={iconUpload} busy={is_busy} busyLabel={busyLabel} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
