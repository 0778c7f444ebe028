import { DELIVERY_PLACES } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';
import { html } from 'hono/html';
import type { RecipientCheckKind } from '../confirmation/index.ts';
import type { WishInput, WishResult } from '../delivery-wish/index.ts';
import { DRIVER_PAGE_TEXTS } from './driver-page.messages.ts';

type Html = ReturnType<typeof html>;
type Texts = (typeof DRIVER_PAGE_TEXTS)['en'];

/** What became of a form that was sent; `busy`: the visitor asked too often, so nothing was looked at. */
export type DriverResult = WishResult | 'busy';

export interface DriverCard {
  /** What proves that somebody is the recipient; null where the driver can be told nothing more. */
  proof: RecipientCheckKind | null;
  /** Of the form that was sent; null when the page was only opened. */
  sent: { input: WishInput; result: DriverResult } | null;
}

/** After these there is nothing to fill in. */
const OVER: readonly DriverResult[] = ['saved', 'late', 'blocked'];
/** Fields that a result is about, so that the focus is on what to mend. */
const FIELD_OF: Partial<Record<DriverResult, keyof WishInput>> = {
  proof_invalid: 'proof',
  proof_wrong: 'proof',
  note_long: 'note',
  cash: 'place',
  place_missing: 'place',
};

/**
 * What the recipient may tell the driver (look-v2 10). A form without a script: it works before the panel's own has come, and
 * weighs nothing there. The page never shows what was wished before, because anybody with the number reads it.
 */
export function driverCard({ proof, sent }: DriverCard, language: Language): Html | '' {
  const text = DRIVER_PAGE_TEXTS[language];
  if (proof === null && sent === null) return '';
  const said = sent === null ? '' : resultView(text, sent.result, proof);
  const is_over = proof === null || (sent !== null && OVER.includes(sent.result));
  return html`<section id="driver" class="driver" aria-labelledby="driver-title">
    <h2 id="driver-title">${text.title}</h2>
    ${said} ${is_over ? '' : formView(text, proof, sent)}
  </section>`;
}

function resultView(text: Texts, result: DriverResult, proof: RecipientCheckKind | null): Html {
  const sentence =
    result === 'proof_invalid'
      ? text[proof === 'post_code' ? 'proof_invalid_post_code' : 'proof_invalid_phone']
      : text[result];
  return html`<p id="driver-said" class="${result === 'saved' ? 'good' : 'bad'}" role="status">${sentence}</p>`;
}

function formView(text: Texts, proof: RecipientCheckKind, sent: DriverCard['sent']): Html {
  const chosen = sent?.input.place ?? 'hand';
  const field = sent === null ? undefined : FIELD_OF[sent.result];
  const cause = html` aria-invalid="true" aria-describedby="driver-said"`;
  /** Says which field to mend, and puts the focus there. */
  const mend = (name: keyof WishInput) => (field === name ? html`${cause} autofocus` : '');
  return html`<p class="quiet">${text.until}</p>
    <form method="post" action="#driver">
      <div role="radiogroup" aria-labelledby="driver-title" ${field === 'place' ? cause : ''}>
        ${DELIVERY_PLACES.map(
          (place) =>
            html`<label class="choice"
              ><input
                type="radio"
                name="place"
                value="${place}"
                required
                ${place === chosen ? html` checked ${field === 'place' ? 'autofocus' : ''}` : ''}
              />${text[place]}</label
            >`,
        )}
      </div>
      <label>
        ${text.note}
        <input
          name="note"
          maxlength="120"
          placeholder="${text.note_example}"
          value="${sent?.input.note ?? ''}"
          ${mend('note')}
        />
      </label>
      <label>
        ${proof === 'post_code' ? text.proof_post_code : text.proof_phone}
        <input
          name="proof"
          required
          maxlength="16"
          autocomplete="off"
          ${proof === 'post_code' ? '' : html`inputmode="numeric"`}
          ${field === 'proof' ? mend('proof') : html` aria-describedby="driver-why"`}
        />
      </label>
      <p id="driver-why" class="quiet">${text.proof_why}</p>
      <button type="submit">${text.save}</button>
    </form>`;
}
