import type { CountryCode } from '@sampan/country-rules';
import { atom, computed } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { orderDraftKey } from './order-draft-key.ts';
import { orderProgressOf } from './order-progress.ts';
import type { OrderFields } from './order-progress.ts';
import { ORDER_STEPS, furthestStep } from './order-step.ts';
import type { OrderProgress, OrderStep, OrderStepName } from './order-step.ts';
import { isRecord, readStored, writeStored } from '../storage/storage.port.ts';
import type { StoragePort } from '../storage/storage.port.ts';

/** What is kept of an order while it is being made. */
export interface StoredOrderDraft<Fields extends OrderFields> {
  /** The order on the server once it exists: from then on the draft updates it (spec 4 Order lifecycle). */
  readonly order_id: string | null;
  readonly fields: Partial<Fields>;
  readonly quotation_id: string | null;
  /** The chosen price. */
  readonly estimated_costs_id: string | null;
  /** Keys of the two calls that must happen once: they survive a reload, and change with what they send. */
  readonly create_order_key: string;
  readonly create_label_key: string;
}

export interface OrderDraftOptions {
  storage: StoragePort;
  /** Makes a fresh idempotency key. */
  newKey: () => string;
  sender_country: CountryCode;
  /** Tells drafts of several people on one computer apart. */
  owner_id: string;
  prefix?: string;
}

export interface OrderDraftStore<Fields extends OrderFields> {
  readonly $draft: ReadableAtom<StoredOrderDraft<Fields>>;
  readonly $progress: ReadableAtom<OrderProgress>;
  readonly $furthest_step: ReadableAtom<OrderStep>;
  /** True when something was entered: leaving asks, and a new visit offers to go on. */
  readonly $is_touched: ReadableAtom<boolean>;
  /** Whether a step may be opened now. */
  readonly isReachable: (name: OrderStepName) => boolean;
  /** Changes fields. The chosen price belongs to the old ones and is dropped. */
  readonly change: (fields: Partial<Fields>) => void;
  /** The order now exists on the server. */
  readonly attach: (order_id: string) => void;
  /** Chooses a price of a quote; null drops it. */
  readonly choose: (price: { quotation_id: string; estimated_costs_id: string } | null) => void;
  /** A new key for a call that was refused for good, such as for a low balance: asking again is a new purchase. */
  readonly renewLabelKey: () => void;
  /** Goes on with an order of the server, or duplicates one without its id. */
  readonly load: (order: { order_id: string | null; fields: Partial<Fields> }) => void;
  /** Starts afresh: for `?new=true`, after a label was bought, and at sign-out. */
  readonly reset: () => void;
}

/** The order draft, kept across reloads with the keys that make its calls safe to repeat (spec 2, trust.md 4 row 40). */
export function createOrderDraft<Fields extends OrderFields>(options: OrderDraftOptions): OrderDraftStore<Fields> {
  const { storage, newKey, sender_country, owner_id, prefix } = options;
  const key = orderDraftKey(owner_id, prefix);
  const fresh = (): StoredOrderDraft<Fields> => ({
    order_id: null,
    fields: {},
    quotation_id: null,
    estimated_costs_id: null,
    create_order_key: newKey(),
    create_label_key: newKey(),
  });
  const $draft = atom<StoredOrderDraft<Fields>>(readStored(storage, key, storedDraft<Fields>) ?? fresh());
  const $progress = computed($draft, ({ fields, estimated_costs_id }) =>
    orderProgressOf(fields, sender_country, estimated_costs_id),
  );
  const $furthest_step = computed($progress, furthestStep);

  function set(part: Partial<StoredOrderDraft<Fields>>): void {
    const draft = { ...$draft.get(), ...part };
    $draft.set(draft);
    writeStored(storage, key, draft);
  }
  const withoutPrice = () => ({ quotation_id: null, estimated_costs_id: null, create_label_key: newKey() });

  return {
    $draft,
    $progress,
    $furthest_step,
    $is_touched: computed($draft, ({ order_id, fields }) => order_id !== null || Object.values(fields).some(isEntered)),
    isReachable: (name) =>
      (ORDER_STEPS.find((step) => step.name === name)?.number ?? Infinity) <= $furthest_step.get().number,
    change: (fields) =>
      set({ fields: { ...$draft.get().fields, ...fields }, create_order_key: newKey(), ...withoutPrice() }),
    attach: (order_id) => set({ order_id }),
    choose: (price) => {
      if (
        price !== null &&
        price.estimated_costs_id === $draft.get().estimated_costs_id &&
        price.quotation_id === $draft.get().quotation_id
      )
        return;
      set({ ...withoutPrice(), ...price });
    },
    renewLabelKey: () => set({ create_label_key: newKey() }),
    load: ({ order_id, fields }) => set({ ...fresh(), order_id, fields }),
    reset: () => {
      $draft.set(fresh());
      writeStored(storage, key, null);
    },
  };
}

function isEntered(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false && value !== 0;
}

function storedDraft<Fields extends OrderFields>(kept: unknown): StoredOrderDraft<Fields> | null {
  if (!isRecord(kept) || !isRecord(kept.fields)) return null;
  const { create_order_key, create_label_key } = kept;
  if (typeof create_order_key !== 'string' || typeof create_label_key !== 'string') return null;
  const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    order_id: textOrNull(kept.order_id),
    fields: kept.fields as Partial<Fields>,
    quotation_id: textOrNull(kept.quotation_id),
    estimated_costs_id: textOrNull(kept.estimated_costs_id),
    create_order_key,
    create_label_key,
  };
}
