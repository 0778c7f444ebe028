import type { TranslationOf } from '../translation.ts';
import type { keyboard as english } from '../en/keyboard.ts';

export const keyboard = {
  'keyboard.title': 'Mga keyboard shortcut',
  'keyboard.help': 'Ipakita ang help na ito',
  'keyboard.find': 'Maghanap sa lahat',
  'keyboard.track': 'Mag-track ng parcel',
  'keyboard.add_order': 'Gumawa ng parcel',
  'keyboard.search_list': 'Maghanap sa listahan',
  'keyboard.go_home': 'Pumunta sa Home',
  'keyboard.go_parcels': 'Pumunta sa mga parcel',
  'keyboard.next_row': 'Susunod na row',
  'keyboard.previous_row': 'Naunang row',
  'keyboard.select_row': 'Piliin ang row',
  'keyboard.select_rows': 'Piliin ang mga row hanggang dito',
  'keyboard.buy': 'Bumili ng label, o ikumpara ang mga napiling parcel',
  'keyboard.edit_row': 'I-edit ang draft',
  'keyboard.open_row': 'Buksan ang row',
  'keyboard.print': 'I-print ang mga napiling label',
  'keyboard.close': 'Isara ang nakabukas',
  'keyboard.then': 'tapos',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
