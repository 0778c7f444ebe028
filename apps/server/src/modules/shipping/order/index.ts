export {
  findOrder,
  findOrderByHandle,
  findOrderForPublic,
  findOrders,
  findUnprintedBySku,
  lockOrdersByReference,
  compactOrderCounts,
  countPrint,
  writeOrder,
  writeServed,
} from './order.repo.ts';
export type { OrderChange } from './order.repo.ts';
export { confirmOrderAddress, markConfirmationSent } from './confirm-order-address.ts';
export { customsPurposeOf, isAbroad, lacksPurpose } from './order-customs.ts';
export { findCodRecords } from './cod-record.repo.ts';
export { codTypeOf, toCollectOf, writeCodState } from './order-cod.ts';
export { findCodOrders, sumCodOrders } from './order-list.repo.ts';
export type { OrderFilters } from './order-list.repo.ts';
export { findMissingFields, orderProblems } from './order-completeness.ts';
export { isCancellable, isEditable, canTransition } from './order.status.ts';
export type { LabelState, LastEvent, OrderExtras, OrderRow } from './order.table.ts';
export { presentCourier, presentOrder } from './present-order.ts';
export { countShipped, findOnboardingProgress } from './onboarding-progress.repo.ts';
export { countOrders } from './list-orders.ts';
export { countBoughtByDay, countUnprinted, countWithoutProblem } from './order-statistics.repo.ts';
export { hasMissedPickUp, hasOpenProblem, isUnconfirmed, isUnprinted } from './order-condition.ts';
export { hasOtherMissedPickUp } from './missed-with.repo.ts';
export { CHECKOUT_SOURCE } from './order-source.ts';
export { trackingUrlOf } from './tracking-url.ts';
export { toOrderColumns } from './order-input.ts';
export { mendSenders } from './mend-senders.ts';
export { placeOrder } from './place-order.ts';
export { columnsOfImported, placeOrders, removeOrders, rewriteOrders } from './place-orders.ts';
export type { ImportedOrder } from './place-orders.ts';
export type { OrderOwner } from './place-order.ts';
export { foldText, likeText, searchKeyOf } from './order-search-key.ts';
export { eachItem, orderFileColumns, plainWeightText } from './order-export.ts';
export { countFileOrders, readFileOrders } from './order-export.repo.ts';
export type { OrderFileFilters } from './order-export.repo.ts';
