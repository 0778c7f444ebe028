import { LIST_NAMES, ORDER_LISTS, type ListName } from '../../shared/routing/order-list-names.ts';

/** How many parcels stand where, as GET /order/count answers. */
export type OrderCounts = Readonly<
  Record<'new' | 'ready_to_ship' | 'in_transit' | 'completed' | 'cancelled' | 'cod' | 'problem', number>
>;

/** What every link of the menu gets. */
export type NavItem = (name: string) => {
  className: string;
  activeProps: { className: string; 'aria-current': 'page' };
  title?: string;
  'aria-label'?: string;
};

export interface ParcelLink {
  readonly list: ListName;
  readonly label: (typeof LABELS)[keyof typeof LABELS];
  readonly count: number | null;
}

const LABELS = {
  new: 'shell.parcels_new',
  'pick-up': 'shell.parcels_pick_up',
  'in-transit': 'shell.parcels_in_transit',
  completed: 'shell.parcels_completed',
  cancelled: 'shell.parcels_cancelled',
} as const satisfies Record<Exclude<ListName, 'cod'>, string>;

/** Lists that ask for work show how much; finished ones only grow and show nothing. */
const COUNTED: readonly string[] = ['new', 'pick-up', 'in-transit'];

/** The Parcels group of the sidebar (spec section 2). */
export function parcelLinks(counts: OrderCounts | undefined): ParcelLink[] {
  return LIST_NAMES.filter((list): list is Exclude<ListName, 'cod'> => list !== 'cod').map((list) => ({
    list,
    label: LABELS[list],
    count: counts === undefined || !COUNTED.includes(list) ? null : counts[ORDER_LISTS[list].status],
  }));
}
