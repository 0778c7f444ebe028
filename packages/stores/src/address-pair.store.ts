import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { AddressDraft, AddressDraftStore } from './address-draft.store.ts';

export interface AddressPair {
  /** Whether the pick-up checkbox is ticked; goes out as `is_same_billing_and_delivery_address`. */
  readonly $is_same: ReadableAtom<boolean>;
  /** A click on the checkbox: copies billing to pick-up, and clears both when they are already equal (spec 4 Address guard). */
  readonly toggleSame: () => Promise<void>;
  readonly stop: () => void;
}

/** Ties a billing and a pick-up address together. While the box is ticked, pick-up follows billing; a change of pick-up alone unticks it. */
export function createAddressPair(
  billing: AddressDraftStore,
  pick_up: AddressDraftStore,
  is_same = false,
): AddressPair {
  const $is_same = atom(is_same);
  let is_copying = false;

  async function copy(): Promise<void> {
    is_copying = true;
    const loaded = pick_up.replace(billing.$address.get());
    is_copying = false;
    await loaded;
  }

  const stops = [
    billing.$address.listen(() => {
      if ($is_same.get() && !is_copying) void copy();
    }),
    pick_up.$address.listen((address) => {
      if (!is_copying && !isSamePlace(address, billing.$address.get())) $is_same.set(false);
    }),
  ];

  return {
    $is_same,
    toggleSame: async () => {
      if (isSamePlace(billing.$address.get(), pick_up.$address.get()) && $is_same.get()) {
        $is_same.set(false);
        await Promise.all([billing.clear(), pick_up.clear()]);
        return;
      }
      $is_same.set(true);
      await copy();
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Whether two addresses name the same place, part for part. */
export function isSamePlace(one: AddressDraft, other: AddressDraft): boolean {
  return (Object.keys(one) as (keyof AddressDraft)[]).every((part) => one[part] === other[part]);
}
