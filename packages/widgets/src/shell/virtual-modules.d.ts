/** Messages of a widget, picked by its list of keys (build/plugins/widget-messages.ts). */
declare module 'sampan:messages/*' {
  import type { WidgetLocales } from './sampan-element.tsx';
  export const locales: WidgetLocales;
}

/** Style sheet of a widget's shadow root as text (build/plugins/widget-css.ts). */
declare module 'sampan:css/*' {
  const css: string;
  export default css;
}
