import type { LabelFormat, PrintOrder } from '@sampan/contract';
import { atom } from 'nanostores';
import { readStored, writeStored } from '../storage/local-storage.ts';

const KEY = 'sampan.label_format';

const MASK_KEY = 'sampan.label_mask_phones';

/** Papers a label is printed on; `zpl` is a file for label printers and is downloaded. */
export const LABEL_FORMATS = ['100x150', 'a6', 'a4', 'zpl'] as const satisfies readonly LabelFormat[];

const SLIPS_KEY = 'sampan.label_with_slips';

/** Whether a packing slip is printed behind each label. */
export const $withSlips = atom<boolean>(readStored(SLIPS_KEY) === 'true');

export function setWithSlips(is_wanted: boolean): void {
  $withSlips.set(is_wanted);
  writeStored(SLIPS_KEY, String(is_wanted));
}

/** In which order labels are printed. */
export const PRINT_ORDERS = ['list', 'sku', 'courier', 'pick_list'] as const satisfies readonly PrintOrder[];

function kept(): LabelFormat {
  const text = readStored(KEY);
  return LABEL_FORMATS.find((format) => format === text) ?? '100x150';
}

/** The paper of the last print: most people own one printer. */
export const $labelFormat = atom<LabelFormat>(kept());

export function setLabelFormat(format: LabelFormat): void {
  $labelFormat.set(format);
  writeStored(KEY, format);
}

/** Whether labels of this device show the last digits of phone numbers only. */
export const $maskPhones = atom<boolean>(readStored(MASK_KEY) === 'true');

export function setMaskPhones(is_masked: boolean): void {
  $maskPhones.set(is_masked);
  writeStored(MASK_KEY, String(is_masked));
}

/** How labels are printed on this device, as the API takes it. */
export function printChoiceOf(start_position = 1) {
  const format = $labelFormat.get();
  return {
    format,
    // Only a sheet of four has cells that may be used already.
    start_position: format === 'a4' ? start_position : 1,
    mask_phones: $maskPhones.get(),
    with_slips: $withSlips.get(),
  };
}
