import type { Scene, WidgetRow } from './widget-row.fixtures.ts';

/** The scene in which a widget has finished its job. */
const JOBS: Readonly<Record<string, string>> = {
  'sampan-calculator': 'prices',
  'sampan-tracking': 'a parcel on its way',
  'sampan-confirm-address': 'confirmed',
  'sampan-checkout': 'bought',
};

export function jobOf({ definition: { tag }, scenes }: WidgetRow): Scene {
  const job = scenes.find(({ name }) => name === JOBS[tag]);
  if (job === undefined) throw new Error(`${tag} has no scene ${JOBS[tag]}`);
  return job;
}
