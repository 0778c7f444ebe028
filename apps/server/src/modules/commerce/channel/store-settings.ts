import { storeSettings, type StoreSettings } from '@sampan/contract';
import * as v from 'valibot';
import type { ChannelRow } from './channel.table.ts';

/** The settings of a store, with what was not said as it is by itself. */
export function settingsOf({ settings }: Pick<ChannelRow, 'settings'>): StoreSettings {
  return v.parse(storeSettings, settings);
}
