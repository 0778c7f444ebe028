import type { I18n } from '@sampan/i18n';
import type { Section } from '../shared/locale/load-section.ts';
import { needMessages } from '../shared/locale/locale.tsx';

/** Draws a part of the console into an element of the page. */
export type Start = (root: HTMLElement, i18n: I18n<Section>) => void | Promise<void>;

/** The same while both are on their way. */
export type StartLater = (root: HTMLElement, i18n: Promise<I18n<Section>>) => Promise<void>;

/**
 * A way to start that is fetched with the messages of its section. The build reads these calls as it does those of `lazyPage`.
 */
export function lazyStart<Name extends string>(
  section: Section,
  load: () => Promise<Readonly<Record<Name, Start>>>,
  name: Name,
): StartLater {
  return async (root, i18n) => {
    const [starts, texts] = await Promise.all([load(), i18n, i18n.then(() => needMessages(section))]);
    await starts[name](root, texts);
  };
}
