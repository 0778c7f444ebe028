import type { CountryCode } from '@sampan/country-rules';
import { emptyAddress } from '@sampan/ui';
import css from 'sampan:css/confirm-address';
import { locales } from 'sampan:messages/confirm-address';
import { AddressProblems } from '../address/address-problems.view.tsx';
import { PlaceFields } from '../address/place-fields.view.tsx';
import { createPlaceFormModel, type AddressFormModel } from '../address/place-form.model.ts';
import { createAddressPort, type AddressPort } from '../address/address.port.ts';
import { coordinateOf } from '../address/draft-of-coordinate.ts';
import { loadMap } from '../address/load-map.ts';
import { emit } from '../shell/emit.ts';
import { SampanElement, type RunningWidget, type WidgetContext } from '../shell/sampan-element.tsx';
import { createConfirmAddressModel, type ConfirmAddressModel } from './confirm-address.model.ts';
import { createConfirmAddressPort } from './confirm-address.port.ts';
import { ConfirmAddressView } from './confirm-address.view.tsx';
import { createDraftStorage } from './draft-storage.ts';
import { linkOfPage } from './link-of-page.ts';
import { whenOnline } from './when-online.ts';

/**
 * `<sampan-confirm-address link-id="…">`: a recipient checks the address of a parcel. Without a link, neither in the attribute
 * nor in the page's `?id=`, it is an address field of the shop's own form. Takes part in forms either way.
 */
export class SampanConfirmAddressElement extends SampanElement {
  static readonly formAssociated = true;
  static override readonly locales = locales;
  static override readonly css: string = css;
  static override readonly restarts = [...SampanElement.restarts, 'linkId'];
  static override properties = {
    ...SampanElement.properties,
    linkId: { attribute: 'link-id', reflect: true },
    name: { reflect: true },
    required: { type: Boolean, reflect: true },
    disabled: { type: Boolean, reflect: true },
    persist: { type: Boolean, reflect: true },
  };

  declare linkId: string | null;
  declare name: string | null;
  declare required: boolean;
  declare disabled: boolean;
  declare persist: boolean;

  /** A browser without form association still shows the widget. */
  readonly #internals = this.attachInternals?.();
  #redraw: (() => void) | undefined;
  #form: () => AddressFormModel | null = () => null;
  /** Not null while a link is being confirmed. */
  #round: ConfirmAddressModel | null = null;
  #context: WidgetContext | null = null;
  #is_off = false;
  #told = '';

  /** The address as JSON, as it is sent with a form; null while there is none. */
  get value(): string | null {
    const draft = this.#form()?.$form.get().draft;
    const is_empty = !draft || Object.entries(draft).every(([field, text]) => field === 'country' || !text);
    return is_empty ? null : JSON.stringify(coordinateOf(draft));
  }

  get form(): HTMLFormElement | null {
    return this.#internals?.form ?? null;
  }

  get validity(): ValidityState | undefined {
    return this.#internals?.validity;
  }

  get validationMessage(): string {
    return this.#internals?.validationMessage ?? '';
  }

  /** Whether the form around it may be sent. */
  checkValidity(): boolean {
    return this.#internals?.checkValidity() ?? true;
  }

  reportValidity(): boolean {
    return this.#internals?.reportValidity() ?? true;
  }

  /** Shows what is wrong with the address, if anything is, and puts the focus there. */
  validate(): boolean {
    return this.#form()?.check() ?? false;
  }

  formResetCallback(): void {
    this.#form()?.reset();
  }

  formDisabledCallback(is_off: boolean): void {
    this.#is_off = is_off;
    this.#redraw?.();
  }

  protected override start(context: WidgetContext): RunningWidget {
    this.#context = context;
    this.#redraw = context.redraw;
    this.#round = null;
    const link_id = this.linkId ?? linkOfPage();
    return link_id === null ? this.#startField(context) : this.#startRound(context, link_id);
  }

  /** An address field without a link. */
  #startField({ t, connection }: WidgetContext): RunningWidget {
    const country = connection.country as CountryCode;
    const model = createPlaceFormModel({ country, t, start: emptyAddress(country) });
    const port = createAddressPort(connection, country);
    this.#form = () => model;
    const stop = model.$form.subscribe(() => this.#tell('field'));
    return {
      stop,
      view: () => (
        <>
          <AddressProblems model={model} t={t} idPrefix="address" />
          <PlaceFields
            model={model}
            country={country}
            t={t}
            port={port}
            idPrefix="address"
            autoComplete="shipping"
            disabled={this.#is_off}
            onOpenMap={() => void this.#openMap(model, port)}
          />
        </>
      ),
    };
  }

  /** The round of a link. */
  #startRound({ t, connection, hostedUrl, fail }: WidgetContext, link_id: string): RunningWidget {
    const calls = createConfirmAddressPort(connection, link_id);
    const failing = <Answer,>(call: Promise<Answer>): Promise<Answer> =>
      call.catch((error: unknown) => {
        throw fail(error);
      });
    const model = createConfirmAddressModel({
      t,
      port: {
        open: (proof) => failing(calls.open(proof)),
        confirm: (confirmation, key) => failing(calls.confirm(confirmation, key)),
      },
      mayConfirm: (address, deliveryInstructions) =>
        emit(this, 'sampan-submit', { address, deliveryInstructions }, true),
      whenOnline,
      storage: this.persist ? createDraftStorage(link_id) : undefined,
    });
    this.#round = model;
    this.#form = model.form;
    let port: AddressPort | null = null;
    const lookups = (country: CountryCode): AddressPort => (port ??= createAddressPort(connection, country));
    let stopForm: (() => void) | undefined;
    const stop = model.$state.listen(({ stage, redirect_url }) => {
      stopForm ??= model.form()?.$form.listen(() => this.#tell(model.$state.get().stage));
      this.#tell(stage);
      if (stage === 'done') emit(this, 'sampan-complete', { redirectUrl: redirect_url });
    });
    void model.start();
    return {
      stop: () => {
        stop();
        stopForm?.();
        model.stop();
      },
      view: () => (
        <ConfirmAddressView
          model={model}
          t={t}
          lookups={lookups}
          hosted_url={hostedUrl(`/customer/confirm-address?id=${encodeURIComponent(link_id)}`)}
          onOpenMap={(form) => void this.#openMap(form, lookups(form.country))}
          disabled={this.#is_off}
        />
      ),
    };
  }

  async #openMap(form: AddressFormModel, { searchAddresses, reverse }: AddressPort): Promise<void> {
    const { connection, fail } = this.#context as WidgetContext;
    const { lat, lng } = form.$form.get().draft;
    try {
      const { openMap } = await loadMap();
      const place = await openMap({
        root: this.renderRoot as ShadowRoot,
        connection,
        country: form.country,
        start: lat === null || lng === null ? null : { lat, lng },
        search: searchAddresses,
        reverse,
      });
      if (place !== null) form.pick(place);
    } catch (error) {
      fail(error);
    }
  }

  /** Hands the value to the form around and tells the page, when something changed. */
  #tell(stage: string): void {
    const { value } = this;
    const problems = Object.values(this.#form()?.problems() ?? {});
    const is_confirmed = stage === 'done' || stage === 'confirmed';
    const is_complete = this.#round === null ? value !== null && problems.length === 0 : is_confirmed;
    this.#internals?.setFormValue(value);
    const is_wrong =
      this.#round === null ? problems.length > 0 && (this.required || value !== null) : this.required && !is_confirmed;
    this.#internals?.setValidity(
      is_wrong ? (value === null ? { valueMissing: true } : { customError: true }) : {},
      is_wrong ? (this.#round === null ? (problems[0] ?? '') : (this.#context?.t('confirm.not_yet') ?? '')) : '',
    );
    const now = `${stage} ${value} ${is_complete}`;
    if (now === this.#told) return;
    this.#told = now;
    const address = value === null ? null : (JSON.parse(value) as unknown);
    emit(this, 'sampan-change', { state: stage, address, isComplete: is_complete });
  }
}
