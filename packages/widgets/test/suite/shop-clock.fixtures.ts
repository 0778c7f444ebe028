import { NOW } from './widget-driver.fixtures.ts';

/** A page's time that goes on from that of canned answers, as markup: a price that had ended would be asked for again. */
export const SHOP_CLOCK = `<script>{
  const late = Date.now() - ${NOW * 1000};
  globalThis.Date = class extends Date {
    constructor(...given) { given.length === 0 ? super(globalThis.Date.now()) : super(...given); }
    static now() { return super.now() - late; }
  };
}</script>`;
