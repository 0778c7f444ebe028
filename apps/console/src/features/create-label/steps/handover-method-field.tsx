import { useStore } from '@nanostores/react';
import { formatTimeSlot } from '@sampan/country-rules';
import { pickUpDates } from '@sampan/i18n';
import { Chip, Select } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { useOrderDraft } from '../draft/order-draft.store.ts';
import { useChangeKeepingPrice } from '../draft/use-change-keeping-price.ts';
import { nowHhmm, openSlots, slotId } from '../quote/pick-up-slots.ts';

const DAYS_AHEAD = 6;

/** Which services are shown: all, or those with one way of handing over (spec section 4: the delivery type defaults to both). */
export type HandoverMethod = 'any' | 'pick_up' | 'drop_off';

const CHOICES = ['any', 'pick_up', 'drop_off'] as const satisfies readonly HandoverMethod[];

export interface HandoverMethodFieldProps {
  choice: HandoverMethod;
  onChoice: (choice: HandoverMethod) => void;
  /** Of the chosen service. */
  delivery_type: 'pick_up' | 'drop_off' | undefined;
}

/** How the courier gets the parcel: it comes, on a day and in a slot of 12-hour times or 'ASAP', or it is brought (spec section 3). */
export function HandoverMethodField({ choice, onChoice, delivery_type }: HandoverMethodFieldProps) {
  const locale = useLocale();
  const { t } = locale;
  const country = useUser().country_code;
  const draft = useOrderDraft();
  const { fields } = useStore(draft.$draft);
  const changeKeepingPrice = useChangeKeepingPrice();
  const now = Math.floor(Date.now() / 1000);
  const dates = pickUpDates(country, now, DAYS_AHEAD);
  const date = dates.includes(fields.pick_up_date ?? '') ? (fields.pick_up_date ?? '') : '';
  // On a Sunday and a public holiday the first day is a later one, with all its hours.
  const is_today = (date === '' || date === dates[0]) && isToday(locale, dates[0] ?? '', now);
  const slots = openSlots(is_today, nowHhmm(country, now));
  const { pick_up_time_slot_from: from, pick_up_time_slot_to: to } = fields;
  const slot =
    typeof from === 'string' && typeof to === 'string' && slots.some((open) => slotId(open) === slotId({ from, to }))
      ? slotId({ from, to })
      : '';
  return (
    <section className="c-handover" aria-labelledby="handover-title">
      <h2 id="handover-title" className="s-visually-hidden">
        {t('create_label.hand_over')}
      </h2>
      <div className="c-row" role="group" aria-label={t('create_label.hand_over')}>
        {CHOICES.map((type) => (
          <Chip key={type} selected={type === choice} onClick={() => onChoice(type)}>
            {type === 'any' ? t('create_label.any_hand_over') : t(`create_label.${type}`)}
          </Chip>
        ))}
      </div>
      {delivery_type !== 'pick_up' ? null : (
        <div className="c-handover__when">
          <Select
            id="pick-up-date"
            label={t('create.pick_up_date')}
            options={[
              { value: '', label: t('create_label.earliest_day') },
              ...dates.map((day) => ({
                value: day,
                label: isToday(locale, day, now) ? t('time.today') : locale.formatWireDate(day),
              })),
            ]}
            value={date}
            onValueChange={(day) =>
              changeKeepingPrice({
                pick_up_date: day === '' ? null : day,
                ...(day === '' ? { pick_up_time_slot_from: null, pick_up_time_slot_to: null } : {}),
              })
            }
          />
          <Select
            id="pick-up-time"
            label={t('create.pick_up_time')}
            options={[
              { value: '', label: formatTimeSlot() },
              ...slots.map((open) => ({ value: slotId(open), label: formatTimeSlot(open.from, open.to) })),
            ]}
            value={slot}
            onValueChange={(id) => {
              const [slot_from = null, slot_to = null] = id === '' ? [] : id.split('-');
              changeKeepingPrice({
                pick_up_date: date === '' && id !== '' ? (dates[0] ?? null) : date === '' ? null : date,
                pick_up_time_slot_from: slot_from,
                pick_up_time_slot_to: slot_to,
              });
            }}
          />
        </div>
      )}
    </section>
  );
}

function isToday(
  locale: Pick<ReturnType<typeof useLocale>, 'formatDate' | 'formatWireDate'>,
  day: string,
  now: number,
): boolean {
  return locale.formatDate(now) === locale.formatWireDate(day);
}
