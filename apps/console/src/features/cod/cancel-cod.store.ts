import { atom } from 'nanostores';

/** Whether what is being cancelled is cash on delivery (spec 3 `isCancelCOD`): the dialog then says what becomes of the cash. */
export const $is_cancel_cod = atom(false);

/** A dialog opens for these parcels. */
export function beginCancel(orders: readonly { is_cod: boolean }[]): void {
  $is_cancel_cod.set(orders.some((order) => order.is_cod));
}

/** Spec 4 Order lifecycle: "An order-list refresh resets the cancel-COD flag". */
export function orderListRefreshed(): void {
  $is_cancel_cod.set(false);
}
