import { unsafeCSS, type CSSResult } from '@lit/reactive-element';
import type { Coordinate } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';
import { type AddressFormStore, type AddressLookups, coordinateOf } from '@sampan/stores/address';
import css from 'sampan:css/confirm-address';
import { locales } from 'sampan:messages/confirm-address';
import { emit } from '../shell/emit.ts';
import { keepTyping } from '../shell/keep-typing.ts';
import { SampanElement, type RunningWidget, type WidgetContext } from '../shell/sampan-element.tsx';
import { FailureLine } from '../shell/failure-line.view.tsx';
import { partMissing, type WidgetError } from '../shell/widget-error.ts';
import type * as AddressPart from './address-part.ts';
import { createConfirmAddressModel, type ConfirmStage } from './confirm-address.model.ts';
import { createConfirmAddressPort } from './confirm-address.port.ts';
import { ConfirmAddressSkeleton } from './confirm-address-skeleton.view.tsx';
import { ConfirmAddressView, type LazySteps } from './confirm-address.view.tsx';
import { pageLink } from './page-link.ts';

type Step = ConfirmStage | 'field';

/** Nothing can be done here, and nothing is to be told. */
const UNUSABLE: ReadonlySet<ConfirmStage> = new Set(['loading', 'failed', 'gone']);

/**
 * `<sampan-confirm-address link-id="…">`: a recipient checks the address of a parcel. Without a link, neither in the attribute
 * nor in the page's `?id=`, it is an address field of the shop's own form. Takes part in forms either way.
 */
export class SampanConfirmAddressElement extends SampanElement {
  static readonly formAssociated = true;
  static override readonly locales = locales;
  static override styles: CSSResult = unsafeCSS(css);
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
  #context: WidgetContext | null = null;
  #part: typeof AddressPart | null = null;
  #Search: LazySteps['Search'] | null = null;
  /** The words of the part as well, once it is there. */
  #t: Translate | null = null;
  #form: AddressFormStore | null = null;
  #port: AddressLookups | null = null;
  #step: Step = 'loading';
  #is_off = false;
  #told = '';

  /** The address as JSON, as it is sent with a form; null while there is none. */
  get value(): string | null {
    const draft = this.#form?.$form.get().draft;
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

  /** Puts the focus into the first field. */
  override focus(options?: FocusOptions): void {
    const field = this.renderRoot.querySelector<HTMLElement>('input, select, textarea');
    if (field === null) super.focus(options);
    else field.focus(options);
  }

  /** Shows what is wrong with the address, if anything is, and puts the focus there. */
  validate(): boolean {
    return this.#form?.check() ?? false;
  }

  formResetCallback(): void {
    this.#form?.reset();
  }

  formDisabledCallback(is_off: boolean): void {
    this.#is_off = is_off;
    this.#context?.redraw();
  }

  protected override start(context: WidgetContext): RunningWidget {
    keepTyping(this.renderRoot);
    this.#context = context;
    this.#form = null;
    this.#port = null;
    this.#t = null;
    const link_id = this.linkId ?? pageLink();
    return link_id === null ? this.#startField(context) : this.#startRound(context, link_id);
  }

  /** An address field without a link. */
  #startField({ t, connection, redraw }: WidgetContext): RunningWidget {
    const country = connection.country as CountryCode;
    let missing: WidgetError | null = null;
    const load = (): void => {
      missing = null;
      const failed = (error: WidgetError): void => {
        missing = error;
        redraw();
      };
      void this.#createForm({ country } as Coordinate).then(() => this.#enter('field'), failed);
    };
    load();
    return {
      retry: () => {
        if (missing !== null) load();
      },
      isUsable: () => this.#Search !== null && this.#t !== null && this.#form !== null,
      view: () => {
        const form = this.#form;
        if (missing !== null) return <FailureLine error={missing} t={t} onRetry={load} />;
        if (this.#part === null || this.#Search === null || this.#t === null || form === null)
          return <ConfirmAddressSkeleton label={t('common.loading')} />;
        const { AddressField } = this.#part;
        const port = this.#lookups(country);
        return (
          <AddressField
            {...{ form, port }}
            Search={this.#Search}
            t={this.#t}
            around={this.form}
            disabled={this.#is_off}
            onOpenMap={() => this.#openMap()}
          />
        );
      },
    };
  }

  /** The round of a link. */
  #startRound({ t, connection, hostedUrl, fail }: WidgetContext, link_id: string): RunningWidget {
    const port = createConfirmAddressPort(connection, link_id, fail);
    const page = hostedUrl('/customer/confirm-address');
    // The hosted page itself has no other way to offer.
    const hosted_url = page === null || location.href.startsWith(page) ? null : `${page}?id=${link_id}`;
    const model = createConfirmAddressModel({
      port,
      createForm: (address) => this.#createForm(address),
      mayConfirm: (address, deliveryInstructions) =>
        emit(this, 'sampan-submit', { address, deliveryInstructions }, true),
      storage: () => (this.persist && this.#part !== null ? this.#part.createDraftStorage(link_id) : null),
    });
    const stop = model.$state.listen(({ stage, redirect_url }) => {
      const is_new = stage !== this.#step;
      this.#enter(stage);
      if (is_new && stage === 'done') emit(this, 'sampan-complete', { redirectUrl: redirect_url });
    });
    // By the time the proof is typed, the form is there.
    void model.start().then(() => this.#loadPart().catch(() => {}));
    return {
      isUsable: () => {
        const { stage } = model.$state.get();
        return stage === 'open' ? this.#Search !== null && model.form() !== null : !UNUSABLE.has(stage);
      },
      retry: () => {
        if (model.$state.get().error?.code === 'offline') void model.retry();
      },
      stop: () => {
        stop();
        model.stop();
      },
      view: () => (
        <ConfirmAddressView
          model={model}
          t={this.#t ?? t}
          later={this.#part && this.#Search && { ...this.#part.LAZY_STEPS, Search: this.#Search }}
          lookups={(country) => this.#lookups(country)}
          hosted_url={hosted_url}
          onOpenMap={() => this.#openMap()}
          disabled={this.#is_off}
        />
      ),
    };
  }

  /** Fetches the address form and its words. Rejects with a `WidgetError` that may be tried again. */
  async #loadPart(): Promise<typeof AddressPart> {
    const context = this.#context as WidgetContext;
    const search = this.#fetchSearch();
    search.catch(() => {});
    try {
      const part = await import('./address-part.ts');
      if (this.#part === null) this.adopt(part.css);
      this.#part = part;
      this.#Search ??= part.lazySearch(search, () => this.#fetchSearch());
      this.#t ??= await part.withLazyMessages(context, part.locales, this.messages);
      context.redraw();
      return part;
    } catch {
      throw partMissing();
    }
  }

  /** Fetches the search box, which comes beside the form. */
  async #fetchSearch(): Promise<LazySteps['Search']> {
    const { css, AddressSearch } = await import('./address-search.part.ts');
    this.adopt(css);
    return AddressSearch;
  }

  async #createForm(address: Coordinate): Promise<AddressFormStore> {
    const context = this.#context as WidgetContext;
    const { createAddressFormStore, draftOf } = await this.#loadPart().catch((error: unknown) => {
      throw context.fail(error);
    });
    const form = createAddressFormStore({ country: address.country, t: this.#t ?? context.t, start: draftOf(address) });
    form.$form.listen(() => this.#enter(this.#step));
    this.#form = form;
    return form;
  }

  #lookups(country: CountryCode): AddressLookups {
    const { connection } = this.#context as WidgetContext;
    return (this.#port ??= (this.#part as typeof AddressPart).createAddressPort(connection, country));
  }

  #openMap(): void {
    const { connection, fail } = this.#context as WidgetContext;
    const form = this.#form as AddressFormStore;
    void this.#part
      ?.pickOnMap(this.renderRoot as ShadowRoot, connection, form, this.#lookups(form.country))
      .catch(fail);
  }

  /** Draws a step, hands the value to the form around, and tells the page when something changed. */
  #enter(step: Step): void {
    this.#step = step;
    const { value } = this;
    const [problem] = Object.values(this.#form?.problems() ?? {});
    const is_field = step === 'field';
    const is_done = is_field ? value !== null && problem === undefined : step === 'done' || step === 'confirmed';
    const is_wrong = !is_done && (this.required || (is_field && value !== null));
    const { t, redraw } = this.#context as WidgetContext;
    redraw();
    this.#internals?.setFormValue(value);
    this.#internals?.setValidity(
      is_wrong ? { [value === null ? 'valueMissing' : 'customError']: true } : {},
      is_wrong ? (is_field && problem) || t('confirm.not_yet') : '',
    );
    const now = `${step} ${value} ${is_done}`;
    if (now === this.#told) return;
    this.#told = now;
    emit(this, 'sampan-change', { state: step, address: JSON.parse(value ?? 'null') as unknown, isComplete: is_done });
  }
}
