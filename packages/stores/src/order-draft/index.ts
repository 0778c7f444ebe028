export { forgetOrderDraft } from './order-draft-key.ts';
export { createOrderDraft } from './order-draft.store.ts';
export type { KeptOrderDraft, OrderDraftOptions, OrderDraftStore } from './order-draft.store.ts';
export type { OrderFields } from './order-progress.ts';
export { ORDER_STEPS, SHOWN_STEPS, furthestStep, stepOfPath } from './order-step.ts';
export type { OrderProgress, OrderStep, OrderStepName } from './order-step.ts';
