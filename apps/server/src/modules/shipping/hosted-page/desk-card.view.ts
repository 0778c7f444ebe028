import { ATTEMPT_WINDOWS, DELIVERY_PLACES } from '@sampan/contract';
import { BCP47_OF_LANGUAGE, formatTimeSlot, type Language } from '@sampan/country-rules';
import { html } from 'hono/html';
import { fillText } from '../../../platform/texts.ts';
import {
  causeOf,
  choiceView,
  deskEnd,
  hasFieldToMend,
  noteField,
  type DeskTexts,
  type Html,
  type SentForm,
} from './desk-field.view.ts';
import { DRIVER_PAGE_TEXTS } from './driver-page.messages.ts';
import type { RecipientDesk } from './page-brands.ts';

export interface DeskCard {
  /** What the recipient may do; null where nothing can be done any more. */
  desk: RecipientDesk | null;
  /** Null when the page was only opened. */
  sent: SentForm | null;
}

/** People are at home then. */
const EVENING = '1800-2100';
/** After these there is nothing to fill in. */
const OVER: readonly SentForm['result'][] = ['saved', 'booked', 'pending', 'shown', 'late', 'blocked'];

/**
 * What the recipient may tell the driver, or the day they choose after nobody took the parcel (look-v2 10). A form without a
 * script: it works before the panel's own has come, and weighs nothing there. The page never shows what was told before,
 * because anybody with the number reads it.
 */
export function deskCard({ desk, sent }: DeskCard, language: Language): Html | '' {
  const text = DRIVER_PAGE_TEXTS[language];
  if (desk === null && sent === null) return '';
  const is_over = desk === null || (sent !== null && OVER.includes(sent.result));
  const said = sent === null || sent.result === 'shown' ? '' : resultView(text, sent, desk, language);
  return html`<section id="driver" class="driver" aria-labelledby="driver-title">
    <h2 id="driver-title">${titleOf(text, desk)}</h2>
    ${said} ${sent?.result === 'shown' && desk?.kind === 'photos' ? photosView(text, desk.photos) : ''}
    ${is_over ? '' : formView(text, desk, sent, language)}
  </section>`;
}

function titleOf(text: DeskTexts, desk: RecipientDesk | null): string {
  if (desk?.kind === 'photos') return text.photos_title;
  return desk?.kind === 'attempt' ? text.again_title : text.title;
}

/** Where the parcel was left, and what to do when it is not there. */
function photosView(text: DeskTexts, photos: readonly string[]): Html {
  return html`${photos.map((url) => html`<img src="${url}" alt="${text.photos_alt}" class="proof" width="480" height="360" />`)}
    <h3>${text.missing_title}</h3>
    <ol>
      <li>${text.missing_ask}</li>
      <li>${text.missing_compare}</li>
      <li>${text.missing_tell}</li>
    </ol>`;
}

function resultView(text: DeskTexts, sent: SentForm, desk: RecipientDesk | null, language: Language): Html {
  const { form, result } = sent;
  const tone = result === 'saved' || result === 'booked' ? 'good' : result === 'pending' ? 'quiet' : 'bad';
  // Where no field is to mend, the sentence itself is what the eye, and whoever listens, is led to.
  const focus = hasFieldToMend(sent) ? '' : html`tabindex="-1" autofocus`;
  return html`<p id="driver-said" class="${tone}" role="status" ${focus}>${sentence()}</p>`;

  function sentence(): string {
    if (result === 'proof_invalid')
      return text[desk?.proof === 'post_code' ? 'proof_invalid_post_code' : 'proof_invalid_phone'];
    if (result === 'booked')
      return fillText(text.booked, { day: dayText(form.day, language), time: windowText(form.window) });
    if (result === 'shown') return '';
    return text[result === 'day_missing' ? 'place_missing' : result];
  }
}

function formView(text: DeskTexts, desk: RecipientDesk, sent: SentForm | null, language: Language): Html {
  const form = (fields: Html | '', button: string) =>
    html`<form method="post">${fields} ${deskEnd(text, desk.proof, button, sent)}</form>`;
  if (desk.kind === 'photos')
    return html`<p class="quiet">${text.photos_text}</p>
      ${form('', text.photos_show)}`;
  if (desk.kind === 'wish')
    return html`<p class="quiet">${text.until}</p>
      ${form(html`${placesView(text, sent)} ${noteField(text, sent)}`, text.save)}`;
  return html`${untilView(text, desk.decide_by, language)}
  ${form(html`${daysView(text, desk.days, sent, language)} ${noteField(text, sent)}`, text.again_save)}`;
}

function placesView(text: DeskTexts, sent: SentForm | null): Html {
  const chosen = DELIVERY_PLACES.find((place) => place === sent?.form.place) ?? 'hand';
  return html`<div role="radiogroup" aria-labelledby="driver-title" ${causeOf(sent, 'place')}>
    ${DELIVERY_PLACES.map((place) => choiceView('place', place, text[place], chosen, sent))}
  </div>`;
}

function untilView(text: DeskTexts, decide_by: string | null, language: Language): Html {
  const until = decide_by === null ? '' : fillText(text.again_until, { day: dayText(decide_by, language) });
  return html`<p class="quiet">${text.again_text} ${until}</p>`;
}

function daysView(text: DeskTexts, days: readonly string[], sent: SentForm | null, language: Language): Html {
  const chosen = days.find((day) => day === sent?.form.day) ?? days[0] ?? '';
  const window = ATTEMPT_WINDOWS.find((known) => known === sent?.form.window) ?? EVENING;
  return html`<div role="radiogroup" aria-label="${text.again_day}" class="days" ${causeOf(sent, 'day')}>
      ${days.map((day) => choiceView('day', day, dayText(day, language), chosen, sent))}
    </div>
    <label>
      ${text.again_time}
      <select name="window">
        ${ATTEMPT_WINDOWS.map(
          (known) => html`<option value="${known}" ${known === window ? 'selected' : ''}>${windowText(known)}</option>`,
        )}
      </select>
    </label>`;
}

/** '2026-11-24' as 'Tue 24 Nov', in the reader's language. What is no day stays what it is. */
function dayText(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  const format = new Intl.DateTimeFormat(BCP47_OF_LANGUAGE[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

function windowText(window: string): string {
  const [from, to] = window.split('-');
  return formatTimeSlot(from, to);
}
