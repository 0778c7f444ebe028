/** Messages of a widget, picked by its list of keys (build/plugins/widget-messages.ts). */
declare module 'sampan:messages/*' {
  import type { WidgetLocales } from './sampan-element.tsx';
  export const locales: WidgetLocales;
}

/** English words that come with a part of the widget (`LATER_KEYS`). */
declare module 'sampan:messages/tracking@later' {
  import type { Messages } from '@sampan/messages';
  export const messages: Messages;
}

/** Style sheet of a widget's shadow root as text (build/plugins/widget-css.ts). */
declare module 'sampan:css/*' {
  const css: string;
  export default css;
}
