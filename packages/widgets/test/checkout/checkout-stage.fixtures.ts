import type { ApiCall, Answers } from '../suite/api-stub.fixtures.ts';
import type { MakeDriver, WidgetDriver } from '../suite/widget-driver.fixtures.ts';
import { LISTING, PAID, pricesByQuantity, PRODUCT_ID, ROUTES, SANDBOX, startedOf } from './checkout.fixtures.ts';

const NOTHING_FOUND = { records: [], total: 0, page: 1, per_page: 10 };

/** A checkout in front of a test, and hands that fill it in. */
export interface CheckoutStage {
  readonly widget: WidgetDriver;
  /** The product in test mode, at a server where every card pays unless told otherwise. */
  readonly open: (answers?: Answers, attributes?: Record<string, string>) => Promise<void>;
  readonly callsTo: (route: string) => ApiCall[];
  readonly fillIn: () => Promise<void>;
  readonly pay: () => Promise<void>;
}

/** The key of one purchase. */
export const keyOf = ({ headers }: ApiCall): string | undefined => headers['idempotency-key'];

/** Makes the stage of a suite inside its `describe`. */
export function checkoutStage(makeDriver: MakeDriver): CheckoutStage {
  const widget = makeDriver();
  return {
    widget,
    open: (answers = {}, attributes = {}) =>
      widget.open({
        attributes: { 'product-id': PRODUCT_ID, ...attributes },
        answers: {
          [ROUTES.listing]: LISTING,
          [ROUTES.quote]: pricesByQuantity,
          [ROUTES.start]: startedOf(SANDBOX),
          [ROUTES.act]: PAID,
          [ROUTES.read]: PAID,
          [ROUTES.search]: NOTHING_FOUND,
          ...answers,
        },
      }),
    callsTo(route) {
      const [method, path = ''] = route.split(' ');
      const pattern = new RegExp(`^${path.replace(/\{id\}/, '[^/]+')}$`);
      return widget.calls().filter((call) => call.method === method && pattern.test(call.path));
    },
    async fillIn() {
      await widget.fill('Email', 'nurul@example.test');
      await widget.fill('Name', 'Nurul Aisyah binti Rahman');
      await widget.fill('Phone number', '+65 9123-4567');
      await widget.fill('Postcode', '310145');
      await widget.fill('Street', 'Blk 145 Toa Payoh Lorong 2');
      await widget.fill('Unit number', '#08-212');
    },
    pay: () => widget.click('button', /^(Pay|Place order|Confirm|Try again)/),
  };
}
