export { RESULT_MESSAGES, createResultDialog } from './result-dialog.store.ts';
export type {
  ErrorResult,
  ProgressCounts,
  ProgressResult,
  Result,
  ResultDialogOptions,
  ResultDialogStore,
  ResultEventType,
  SuccessResult,
} from './result-dialog.store.ts';
export { connectResultDialog } from './result-events.ts';
export type { ResultEventsOptions } from './result-events.ts';
