import { COURIER_PRESETS } from './courier-presets.ts';
import { SHOP_PRESETS } from './shop-presets.ts';
import type { PresetRow } from './preset-row.ts';
import { TEMPLATE_COLUMNS } from './template-columns.ts';

/** Every preset, the most telling first. */
export const PRESETS: readonly PresetRow[] = [
  ...SHOP_PRESETS,
  ...COURIER_PRESETS,
  {
    id: 'template',
    signatures: [['recipient_name', 'recipient_address', 'package_content']],
    same_reference: 'parcels',
    is_shop: false,
    columns: TEMPLATE_COLUMNS,
  },
];
