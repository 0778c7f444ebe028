import { html } from 'hono/html';
import type { RecipientCheckKind } from '../confirmation/index.ts';
import type { DRIVER_PAGE_TEXTS } from './driver-page.messages.ts';
import type { DeskForm, DeskResult } from './page-brands.ts';

export type Html = ReturnType<typeof html>;
export type DeskTexts = (typeof DRIVER_PAGE_TEXTS)['en'];

/** A form that was sent, and what became of it; `busy`: the visitor asked too often, so nothing was looked at. */
export interface SentForm {
  form: DeskForm;
  result: DeskResult | 'busy';
}

/** Fields that a result is about, so that the focus is on what to mend. */
const FIELD_OF: Partial<Record<SentForm['result'], keyof DeskForm>> = {
  proof_invalid: 'proof',
  proof_wrong: 'proof',
  note_long: 'note',
  cash: 'place',
  place_missing: 'place',
  day_missing: 'day',
};

const CAUSE = html` aria-invalid="true" aria-describedby="driver-said"`;

/** Whether the last answer asks to mend a field, which then has the focus. */
export const hasFieldToMend = ({ result }: SentForm): boolean => FIELD_OF[result] !== undefined;

/** Whether this field is what the last answer asks to mend. */
export const isToMend = (sent: SentForm | null, name: keyof DeskForm): boolean =>
  sent !== null && FIELD_OF[sent.result] === name;

/** Says so to whoever does not see it. */
export const causeOf = (sent: SentForm | null, name: keyof DeskForm): Html | '' => (isToMend(sent, name) ? CAUSE : '');

/** One of several, the size of a thumb. */
export function choiceView(
  name: 'place' | 'day',
  value: string,
  label: string,
  chosen: string,
  sent: SentForm | null,
): Html {
  const focus = isToMend(sent, name) ? 'autofocus' : '';
  return html`<label class="choice"
    ><input
      type="radio"
      name="${name}"
      value="${value}"
      required
      ${value === chosen ? html`checked ${focus}` : ''}
    />${label}</label
  >`;
}

/** For the driver; kept in the form until it is sent well. */
export function noteField(text: DeskTexts, sent: SentForm | null): Html {
  return html`<label>
    ${text.note}
    <input
      name="note"
      maxlength="120"
      placeholder="${text.note_example}"
      value="${sent?.form.note ?? ''}"
      ${causeOf(sent, 'note')}
      ${isToMend(sent, 'note') ? 'autofocus' : ''}
    />
  </label>`;
}

/** The proof and the button: what every form ends with. */
export function deskEnd(text: DeskTexts, proof: RecipientCheckKind, button: string, sent: SentForm | null): Html {
  return html`<label>
      ${proof === 'post_code' ? text.proof_post_code : text.proof_phone}
      <input
        name="proof"
        required
        maxlength="16"
        autocomplete="off"
        ${proof === 'post_code' ? '' : html`inputmode="numeric"`}
        ${isToMend(sent, 'proof') ? CAUSE : html`aria-describedby="driver-why"`}
        ${isToMend(sent, 'proof') ? 'autofocus' : ''}
      />
    </label>
    <p id="driver-why" class="quiet">${text.proof_why}</p>
    <button type="submit">${button}</button>`;
}
