const NOTICE_MS = 1_000;

/** Shows the Copy buttons and lets each copy the code of its figure. */
export function enableCopying(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.closest('figure')?.querySelector('code');
  if (!code) return;
  const is_copied = await navigator.clipboard.writeText(code.textContent).then(
    () => true,
    () => false,
  );
  // Without the right to write to the clipboard the code is selected, one key away from it.
  if (!is_copied) getSelection()?.selectAllChildren(code);
  button.textContent = is_copied ? 'Copied' : 'Press Ctrl+C';
  setTimeout(() => (button.textContent = 'Copy'), NOTICE_MS);
}
