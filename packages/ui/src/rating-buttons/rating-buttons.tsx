import { RATING_NEGATIVE, RATING_POSITIVE } from '@sampan/country-rules';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { iconThumbDown, iconThumbUp } from '../icon/icon-shapes.ts';

export type RatingButtonsProps = {
  /** The order's rating, null while there is none. */
  rating: number | null;
  /** Gets 5 or 2.5. Not called while sending or when a rating exists (spec section 4, Rating). */
  onRate: (rating: typeof RATING_POSITIVE | typeof RATING_NEGATIVE) => void;
  sending?: boolean | undefined;
  /** 'Thank you', shown by the caller for 2 s. */
  thanks?: string | undefined;
  labels: { question: string; good: string; bad: string };
};

/** Thumbs up or down, once per order. */
export function RatingButtons({ rating, onRate, sending = false, thanks, labels }: RatingButtonsProps) {
  const locked = sending || rating !== null;
  const choices = [
    { value: RATING_POSITIVE, icon: iconThumbUp, label: labels.good },
    { value: RATING_NEGATIVE, icon: iconThumbDown, label: labels.bad },
  ] as const;
  return (
    <div className="s-rating" role="group" aria-label={labels.question}>
      <span className="s-rating__question">{labels.question}</span>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={classNames('s-rating__button', rating === choice.value && 's-rating__button--on')}
          aria-label={choice.label}
          aria-pressed={rating === choice.value}
          aria-disabled={locked || undefined}
          title={choice.label}
          onClick={() => {
            if (!locked) onRate(choice.value);
          }}
        >
          <Icon shape={choice.icon} size={20} />
        </button>
      ))}
      <span className="s-rating__thanks" role="status">
        {thanks ?? ''}
      </span>
    </div>
  );
}
