/** The first is the one that started in this task; the others wait. */
const turns: (() => void)[] = [];
const channel = new MessageChannel();

/**
 * Starts a widget at once, or in a later task if another of the page has started in this one: fifty widgets that are defined
 * together would otherwise hold the page in one task.
 */
export function startInTurn(start: () => void): void {
  if (turns.push(start) === 1) takeTurn();
}

/** A message is a task of its own, without the pause that timers gain. It is sent before the start, which may throw. */
function takeTurn(): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it opens the port as well, in fewer bytes
  channel.port1.onmessage = () => {
    turns.shift();
    if (turns[0]) takeTurn();
  };
  channel.port2.postMessage(0);
  turns[0]?.();
}
