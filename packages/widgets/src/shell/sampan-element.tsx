import {
  ReactiveElement,
  unsafeCSS,
  type CSSResult,
  type PropertyDeclarations,
  type PropertyValues,
} from '@lit/reactive-element';
import type { LooseTranslate, Messages, Translate } from '@sampan/messages';
import { createTranslator } from '@sampan/messages/translator';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Appearance } from './appearance.ts';
import { emit } from './emit.ts';
import { failureText } from './failure-text.ts';
import { SDK_BASE_URL } from './sdk-base-url.ts';
import { SDK_VERSION } from './sdk.ts';
import { WidgetError } from './widget-error.ts';
import type { WidgetErrorDetail } from './widget-error-detail.ts';
import { languageFor, type WidgetLanguage } from './widget-language.ts';
import type { WidgetConnection } from './widget-api.ts';
import { WidgetFrame } from './widget-frame.view.tsx';

/** The messages of one widget: English at hand, another language in a file of its own. */
export interface WidgetLocales {
  readonly english: Messages;
  load(language: Exclude<WidgetLanguage, 'en'>): Promise<Messages>;
}

/** What a running widget is given. */
export interface WidgetContext {
  /** Speaks another language as soon as the element does. */
  readonly t: Translate;
  readonly connection: WidgetConnection;
  /** Address of a hosted page on the server, null while nobody said where the server is. */
  readonly hostedUrl: (path: string) => string | null;
  /** Draws a view that is a function anew. */
  readonly redraw: () => void;
  /** Tells the page of a failure (`sampan-error`) and gives it back as a `WidgetError`. Never throws. */
  readonly fail: (error: unknown) => WidgetError;
}

/** A started widget: its view, and what becomes of what runs behind it. */
export interface RunningWidget {
  /** What is shown; a function is asked again at every `redraw`. */
  readonly view: ReactNode | (() => ReactNode);
  /** Whether what is drawn takes input or shows what was asked for; left out, it does from the first drawing on. */
  readonly isUsable?: () => boolean;
  /** Makes again what failed, if anything did; the connection is back. */
  readonly retry?: () => void;
  /** The element left the page, and may come back: nothing goes on by itself, and everything typed stays. */
  readonly pause?: () => void;
  /** It is back. */
  readonly resume?: () => void;
  /** Another start follows. */
  readonly stop?: () => void;
}

const DOCS = 'developers/errors';
/** Sheets of parts by their text; a result makes its sheet when it is first asked for it, and keeps it. */
const PART_SHEETS: Record<string, CSSResult> = {};

/**
 * The shell of every widget: attributes, shadow root, styles, language, mounting and unmounting of the React view. It never
 * throws into the page. Built on `ReactiveElement`, which needs no HTML from strings and so runs under `trusted-types 'none'`.
 */
export abstract class SampanElement extends ReactiveElement {
  static readonly version: string = SDK_VERSION;
  static readonly locales: WidgetLocales;
  /** Properties whose change starts the widget again. */
  static readonly restarts: readonly string[] = ['api', 'publicKey', 'country'];
  /** Has the first start wait for its turn; for a widget that stands on a page in numbers. */
  declare static readonly inTurn?: (start: () => void) => void;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  static override properties: PropertyDeclarations = {
    api: { reflect: true },
    publicKey: { attribute: 'public-key', reflect: true },
    country: { reflect: true },
    locale: { reflect: true },
    theme: { reflect: true },
    appearance: { attribute: false },
    messages: { attribute: false },
  };

  declare api: string | null;
  declare publicKey: string | null;
  declare country: string | null;
  declare locale: string | null;
  declare theme: 'light' | 'dark' | 'auto' | 'inherit' | null;
  declare appearance: Appearance | null;
  declare messages: Readonly<Record<string, string>> | null;

  #root: Root | null = null;
  #running: RunningWidget | null = null;
  #context: WidgetContext | null = null;
  #translate: LooseTranslate = String;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #is_away = false;
  /** It starts, or starts again, as soon as its language is there. */
  #must_begin = true;
  /** Grows with every language asked for, so that one that arrives late is dropped. */
  #turn = 0;
  #is_ready_told = false;

  /** Makes the model and its view; called again when an attribute of the shell changes. */
  protected abstract start(context: WidgetContext): RunningWidget;

  /** Adds the style sheet of a part fetched later. All widgets of a page share the part's one. */
  protected adopt(css: string): void {
    const { styleSheet } = (PART_SHEETS[css] ??= unsafeCSS(css));
    (this.renderRoot as ShadowRoot).adoptedStyleSheets.push(styleSheet as CSSStyleSheet);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // A page builder takes an element out and puts it elsewhere in one breath: nothing stops.
    clearTimeout(this.#leaving);
    if (this.#is_away) {
      this.#is_away = false;
      this.#running?.resume?.();
      this.#again();
    }
    if (this.hasUpdated && this.#must_begin) this.#speak();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leaving = setTimeout(() => {
      this.#is_away = true;
      this.#running?.pause?.();
      removeEventListener('online', this.#again);
    });
  }

  override updated(changed: PropertyValues): void {
    if (this.#running === null || (this.constructor as typeof SampanElement).restarts.some((name) => changed.has(name)))
      this.refresh();
    else if (changed.has('locale') || changed.has('messages')) this.#speak();
    if ((changed.has('appearance') && this.appearance) || (changed.has('theme') && this.theme === 'inherit'))
      import('./seldom.part.ts').then((part) => part.applyAppearance(this)).catch(() => {});
  }

  /** Starts again with the attributes as they are now. */
  refresh(): void {
    this.#must_begin = true;
    this.#speak();
  }

  /** Speaks the language of the attributes as they are now: what was typed stays, unless the widget has to start. */
  #speak(): void {
    const { locales, inTurn } = this.constructor as typeof SampanElement;
    const language = languageFor(this, this.locale);
    const turn = (this.#turn += 1);
    const speak = (messages: Messages): void => {
      if (turn !== this.#turn) return;
      this.#translate = createTranslator({ language, messages: { ...messages, ...this.messages } }) as LooseTranslate;
      if (this.#must_begin) {
        if (this.isConnected) this.#begin(language);
        return;
      }
      const { connection, redraw } = this.#context as WidgetContext;
      connection.language = language;
      redraw();
    };
    const given = (messages: Messages): void => {
      if (this.#running || !inTurn) speak(messages);
      else inTurn(() => speak(messages));
    };
    if (language === 'en') given(locales.english);
    else locales.load(language).then(given, () => given(locales.english));
  }

  #begin(language: WidgetLanguage): void {
    this.#must_begin = false;
    this.#running?.stop?.();
    const t = ((key, params) => this.#translate(key, params)) as LooseTranslate as Translate;
    const base_url = originOf(this.api);
    const context: WidgetContext = {
      t,
      connection: {
        base_url,
        public_key: this.publicKey ?? null,
        language,
        country: (this.country ?? 'SG').toUpperCase(),
      },
      hostedUrl: (path) => (base_url === null ? null : `${base_url}${path}`),
      redraw: () => this.#draw(context),
      fail: (error) => this.#fail(error, t, base_url),
    };
    this.#context = context;
    this.#running = this.start(context);
    this.#draw(context);
  }

  /** What failed without a connection, or while the element was away, is made again. */
  #again = (): void => this.#running?.retry?.();

  #draw(context: WidgetContext): void {
    if (this.#running === null) return;
    const { view } = this.#running;
    this.#root ??= createRoot(this.#mountPoint());
    this.#root.render(
      <WidgetFrame is_test={context.connection.public_key?.startsWith('pk_test_')} t={context.t} onCrash={context.fail}>
        {typeof view === 'function' ? view() : view}
      </WidgetFrame>,
    );
    if (this.#is_ready_told || this.#running.isUsable?.() === false) return;
    this.#is_ready_told = true;
    emit(this, 'sampan-ready', null);
  }

  /** In the place of what the server may have drawn, whose style sheet stays: it lets the widget's own skeleton follow at once. */
  #mountPoint(): Element {
    const made = document.createElement('div');
    made.className = 's-root';
    this.renderRoot.lastChild?.remove();
    this.renderRoot.append(made);
    return made;
  }

  #fail(error: unknown, t: Translate, base_url: string | null): WidgetError {
    const failure =
      error instanceof WidgetError
        ? error
        : new WidgetError({ type: 'server', code: 'internal', message: String(error) });
    const detail: WidgetErrorDetail = {
      type: failure.type,
      code: failure.code,
      message: failureText(failure, t),
      param: failure.errors[0]?.param,
      docUrl: `${base_url ?? ''}/${DOCS}#${failure.code}`,
      requestId: failure.request_id,
      retryable: failure.retryable,
    };
    if (failure.type === 'configuration') console.warn(`Sampan: ${failure.code}. ${failure.message} ${detail.docUrl}`);
    emit(this, 'sampan-error', detail);
    if (failure.code === 'offline') addEventListener('online', this.#again, { once: true });
    return failure;
  }
}

/** Where the server is: the attribute, if it is an address of the web and not one that runs something, else the script's home. */
function originOf(api: string | null | undefined): string | null {
  if (api === null || api === undefined) return SDK_BASE_URL && new URL(SDK_BASE_URL).origin;
  return /^(https?:\/\/|$)/.test(api) ? api.replace(/\/+$/, '') : null;
}
