import type { Coordinate, SharedOrder } from '@sampan/contract';
import { type AddressDraft, type AddressFormStore, coordinateOf } from '@sampan/stores/address';
import { atom, type ReadableAtom } from 'nanostores';
import type { WidgetError } from '../shell/widget-error.ts';
import type { ConfirmAddressPort } from './confirm-address.port.ts';

/**
 * Where the recipient stands.
 * - `loading`, `failed`: nothing is known of the link yet
 * - `gone`: it does not exist or was revoked; both look the same
 * - `locked`: asks for the proof; `open`: shows the address
 * - `done`: confirmed here and now; `confirmed`: was confirmed before
 */
export type ConfirmStage = 'loading' | 'failed' | 'gone' | 'done' | SharedOrder['state'];

export interface ConfirmState {
  readonly stage: ConfirmStage;
  /** What the server told last; null before its first answer. */
  readonly order: SharedOrder | null;
  readonly is_busy: boolean;
  /** Why the last call failed; what was typed stays. */
  readonly error: WidgetError | null;
  readonly instructions: string;
  /** Where the shop wants the recipient next. */
  readonly redirect_url: string | null;
}

/** Keeps what was typed, where the shop's page asked for that. */
export interface DraftStorage {
  load(): StoredConfirmation | null;
  save(kept: StoredConfirmation | null): void;
}
export interface StoredConfirmation {
  readonly draft: AddressDraft;
  readonly instructions: string;
}

export interface ConfirmAddressOptions {
  port: ConfirmAddressPort;
  /** Makes the form of an address; it may have to be fetched first. */
  createForm: (address: Coordinate) => Promise<AddressFormStore>;
  /** The page may stop the confirmation here: false does nothing. */
  mayConfirm?: ((address: Coordinate, instructions: string) => boolean) | undefined;
  /** Calls back when the browser is online again; returns how to stop waiting. */
  onOnline?: ((again: () => void) => () => void) | undefined;
  /** Asked for once an address is open. */
  storage?: (() => DraftStorage | null) | undefined;
}

export interface ConfirmAddressModel {
  readonly $state: ReadableAtom<ConfirmState>;
  /** The form of the address once it was opened; it stays when the proof is asked for again. */
  form(): AddressFormStore | null;
  /** Asks the server about the link: the first call a widget makes. */
  start(): Promise<void>;
  /** Makes the call that failed once more. */
  retry(): Promise<void>;
  /** Shows the proof. Empty text does nothing. */
  prove(proof: string): Promise<void>;
  readonly setInstructions: (text: string) => void;
  /** Confirms what the form holds, or shows what is wrong with it. */
  confirm(): Promise<void>;
  stop(): void;
}

const CLOSED: Readonly<Record<string, ConfirmStage>> = {
  share_link_not_available: 'gone',
  order_locked: 'closed',
};

/** The round of an address-confirmation link (spec 1): proof, address, confirmation. */
export function createConfirmAddressModel(options: ConfirmAddressOptions): ConfirmAddressModel {
  const { port, createForm, mayConfirm = () => true, onOnline } = options;
  let storage: DraftStorage | null = null;
  const $state = atom<ConfirmState>({
    stage: 'loading',
    order: null,
    is_busy: false,
    error: null,
    instructions: '',
    redirect_url: null,
  });
  let form: AddressFormStore | null = null;
  let stopKeeping: (() => void) | undefined;
  let stopWaiting: (() => void) | undefined;
  let again = (): Promise<void> => ask();
  /** The content last sent and its key: the same content again is the same call. */
  let sent = { content: '', key: '' };
  let is_stopped = false;

  const set = (part: Partial<ConfirmState>): void => {
    if (!is_stopped) $state.set({ ...$state.get(), ...part });
  };
  const keep = (): void => {
    if (form !== null) storage?.save({ draft: form.$form.get().draft, instructions: $state.get().instructions });
  };

  /** Asks, and shows the answer; a failure leaves the stage as it was. */
  async function ask(proof?: string): Promise<void> {
    if ($state.get().is_busy) return;
    again = () => ask(proof);
    stopWaiting?.();
    set({ is_busy: true, error: null });
    try {
      await show(await port.open(proof));
    } catch (error) {
      fail(error);
    }
  }

  async function show(order: SharedOrder): Promise<void> {
    const { recipient } = order;
    if (order.state === 'open' && recipient !== null && form === null) {
      form = await createForm(recipient.coordinate);
      storage = options.storage?.() ?? null;
      const kept = storage?.load() ?? null;
      // Somebody else's link may have been opened here before: a kept address of another country is not taken.
      if (kept?.draft.country === form.country) form.change(kept.draft);
      set({ instructions: kept?.instructions ?? recipient.delivery_instructions });
      stopKeeping = form.$form.listen(keep);
    }
    set({ stage: order.state, order, is_busy: false });
  }

  function fail(error: unknown): void {
    const failure = error as WidgetError;
    const { stage } = $state.get();
    set({
      is_busy: false,
      error: failure,
      stage: CLOSED[failure.code] ?? (stage === 'loading' ? 'failed' : stage),
    });
    if (failure.code === 'offline') stopWaiting = onOnline?.(() => void again());
  }

  async function confirm(): Promise<void> {
    const { order, instructions, is_busy } = $state.get();
    if (form === null || !order?.confirm_token || is_busy) return;
    again = confirm;
    stopWaiting?.();
    set({ error: null });
    if (!form.check()) return;
    const address = coordinateOf(form.$form.get().draft);
    if (!mayConfirm(address, instructions)) return;
    const confirmation = { confirm_token: order.confirm_token, address, delivery_instructions: instructions };
    const content = JSON.stringify(confirmation);
    if (sent.content !== content) sent = { content, key: newKey() };
    set({ is_busy: true });
    try {
      const { redirect_url } = await port.confirm(confirmation, sent.key);
      storage?.save(null);
      set({ stage: 'done', is_busy: false, redirect_url });
    } catch (error) {
      await refused(error as WidgetError);
    }
  }

  async function refused(error: WidgetError): Promise<void> {
    if (form?.refuse(error.errors)) return set({ is_busy: false });
    fail(error);
    // The proof was shown too long ago: it is asked for again, and what was typed waits behind it.
    if (error.code !== 'share_proof_required') return;
    await ask();
    if ($state.get().error === null) set({ error });
  }

  return {
    $state,
    form: () => form,
    start: () => ask(),
    retry: () => again(),
    prove: async (proof) => {
      if (proof.trim() !== '') await ask(proof.trim());
    },
    setInstructions(instructions) {
      set({ instructions });
      keep();
    },
    confirm,
    stop() {
      is_stopped = true;
      stopWaiting?.();
      stopKeeping?.();
    },
  };
}

/** 128 random bits, made without `randomUUID`, which pages without https and old in-app browsers lack. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
