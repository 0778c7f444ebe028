export { RESULT_MESSAGES, createResultDialog } from './result-dialog.store.ts';
export type {
  ErrorResult,
  ProgressCounts,
  ProgressResult,
  Result,
  ResultDialogOptions,
  ResultDialogStore,
  ResultEventType,
  Success,
  SuccessResult,
} from './result-dialog.store.ts';
export { connectResultDialog, showOutcome } from './result-events.ts';
export type { OutcomeOptions, ResultEventsOptions } from './result-events.ts';
