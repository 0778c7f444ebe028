import { atom } from 'nanostores';

const SHORT_MS = 5_000;
/** Long enough to read, decide and reach for Undo (look.md 2). */
const UNDO_MS = 10_000;

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly undo?: { readonly label: string; readonly run: () => void } | undefined;
}

let last_id = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** What is shown at the moment, oldest first. At most three, so they never pile up. */
export const $toasts = atom<readonly Toast[]>([]);

/** Says that something was done. With `undo` it stays 10 s and offers the way back. */
export function showToast(text: string, undo?: Toast['undo']): void {
  last_id += 1;
  const toast: Toast = undo === undefined ? { id: last_id, text } : { id: last_id, text, undo };
  $toasts.set([...$toasts.get().slice(-2), toast]);
  resumeToast(toast.id);
}

export function dismissToast(id: number): void {
  pauseToast(id);
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** A toast under the pointer or the focus waits. */
export function pauseToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function resumeToast(id: number): void {
  const toast = $toasts.get().find((shown) => shown.id === id);
  if (toast === undefined) return;
  pauseToast(id);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), toast.undo === undefined ? SHORT_MS : UNDO_MS),
  );
}
