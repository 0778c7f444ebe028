export { createLevelLoader, createPostcodeLookUp } from './address.loader.ts';
export type { FoundPlace, LevelOption, LevelQuery, LoadLevel, LocationClient, LookUpPostcode } from './address.port.ts';
export { createAddressDraft, emptyAddress } from './address-draft.store.ts';
export type {
  AddressDraft,
  AddressDraftOptions,
  AddressDraftStore,
  PostcodeState,
  TypedField,
} from './address-draft.store.ts';
export { createAddressPair, isSamePlace } from './address-pair.store.ts';
export type { AddressPair } from './address-pair.store.ts';
export { optionNamed } from './level-lists.ts';
export type { LevelList } from './level-lists.ts';
export { createLiveEvents } from './live/live-events.store.ts';
export type { LiveEventLike, LiveEvents, LiveEventsOptions } from './live/live-events.store.ts';
export { createLocaleStore } from './locale/locale.store.ts';
export type { LocaleStore, LocaleStoreOptions } from './locale/locale.store.ts';
export { createOrderDraft } from './order-draft/order-draft.store.ts';
export type { KeptOrderDraft, OrderDraftOptions, OrderDraftStore } from './order-draft/order-draft.store.ts';
export type { OrderFields } from './order-draft/order-progress.ts';
export { ORDER_STEPS, SHOWN_STEPS, furthestStep, stepOfPath } from './order-draft/order-step.ts';
export type { OrderProgress, OrderStep, OrderStepName } from './order-draft/order-step.ts';
export { RESULT_MESSAGES, createResultDialog } from './result/result-dialog.store.ts';
export type {
  ErrorResult,
  ProgressCounts,
  ProgressResult,
  Result,
  ResultDialogOptions,
  ResultDialogStore,
  ResultEventType,
  SuccessResult,
} from './result/result-dialog.store.ts';
export { connectResultDialog } from './result/result-events.ts';
export type { ResultEventsOptions } from './result/result-events.ts';
export { createSessionStore } from './session/session.store.ts';
export type { SessionStore, SessionStoreOptions, SessionUser, SignedIn } from './session/session.store.ts';
export { createMemoryStorage } from './storage/storage.port.ts';
export type { StoragePort } from './storage/storage.port.ts';
