/** Messages of a widget, picked by its list of keys (packages/tooling/config/widget-messages.ts). */
declare module 'sampan:messages/*' {
  import type { WidgetLocales } from './sampan-element.tsx';
  export const locales: WidgetLocales;
}

/** Style sheet of a widget's shadow root as text (packages/tooling/config/widget-css.ts). */
declare module 'sampan:css/*' {
  const css: string;
  export default css;
}
