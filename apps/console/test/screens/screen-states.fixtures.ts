import type { Screen } from './screen-list.fixtures.ts';
import { SCREENS } from './screen-list.fixtures.ts';

/** What a screen may meet: a shop that has nothing yet, answers that do not come or fail, the longest texts and the greatest amounts. */
export const STATES = ['empty', 'loading', 'error', 'longest'] as const;
export type State = (typeof STATES)[number];

/** Each state, as it is photographed. */
export const STATE_VIEWS = [
  { width: 375, height: 1200, theme: 'light', language: 'en' },
  { width: 1280, height: 1000, theme: 'light', language: 'en' },
  { width: 1280, height: 1000, theme: 'dark', language: 'vi' },
] as const;

/** Screens of the drawings that ask the server for what they show; those of visitors are never empty. */
const STATED = [
  'home',
  'orders-new',
  'orders-in-transit',
  'orders-cod',
  'orders-in-transit.parcel',
  'stores',
  'stores-orders',
  'fulfillment',
  'fulfillment-stock',
  'export',
  'histories-transactions',
  'histories-analysis',
  'histories-payouts',
  'settings-address-book',
  'settings-shipping-rules',
  'tracking-page',
] as const;

export interface StatedScreen {
  readonly screen: Screen;
  readonly states: readonly State[];
}

/** The states of each: whoever has no parcel can open none. */
export const STATED_SCREENS: readonly StatedScreen[] = STATED.map((name) => {
  const screen = SCREENS.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`${name} is no screen of the list`);
  const has_empty = screen.as !== undefined && screen.prepare === undefined;
  // Only a list that came has a row to open.
  const has_faults = screen.prepare === undefined;
  return {
    screen,
    states: STATES.filter((state) => (state === 'empty' ? has_empty : state === 'longest' || has_faults)),
  };
});

/** The name of the sheet that keeps the states of a screen. */
export const stateSheetOf = ({ screen }: StatedScreen): string => `${screen.name}.states`;
