import { useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { iconChevronLeft, iconChevronRight } from '../icon/icon-shapes.ts';

export type PhotoStripProps = {
  urls: readonly string[];
  labels: {
    /** Title of the large view: "Proof of delivery". */
    title: string;
    /** "Photo 1 of 2". */
    photo: (number: number, total: number) => string;
    close: string;
    previous: string;
    next: string;
  };
};

/** Small pictures that open large: proof-of-delivery photos on the newest entry. */
export function PhotoStrip({ urls, labels }: PhotoStripProps) {
  const [shown, setShown] = useState<number | null>(null);
  if (urls.length === 0) return null;
  const index = shown ?? 0;
  const go = (by: number) => setShown((index + by + urls.length) % urls.length);
  return (
    <div className="s-photos">
      {urls.map((url, at) => (
        <button
          key={url}
          type="button"
          className="s-photos__thumb"
          aria-label={labels.photo(at + 1, urls.length)}
          onClick={() => setShown(at)}
        >
          <img src={url} alt="" width={72} height={72} loading="lazy" decoding="async" />
        </button>
      ))}
      <Dialog
        open={shown !== null}
        onClose={() => setShown(null)}
        title={labels.title}
        closeLabel={labels.close}
        size="lg"
        mobile="full"
        backdropCloses
        flush
      >
        <figure className="s-photos__large">
          <img src={urls[index]} alt={labels.photo(index + 1, urls.length)} />
          {urls.length === 1 ? null : (
            <figcaption className="s-photos__bar">
              <IconButton icon={iconChevronLeft} label={labels.previous} outlined onClick={() => go(-1)} />
              <span className="s-num">{labels.photo(index + 1, urls.length)}</span>
              <IconButton icon={iconChevronRight} label={labels.next} outlined onClick={() => go(1)} />
            </figcaption>
          )}
        </figure>
      </Dialog>
    </div>
  );
}
