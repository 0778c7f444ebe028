/** More than any page asks for at once, and few enough that a turn with all of them stays short. */
const BEGUN_PER_TURN = 8;

type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>;

export interface Turns<Env> {
  fetch: Fetch<Env>;
  /** Begins nothing more until the function it answers is called; what comes meanwhile waits in its order. */
  readonly hold: () => () => void;
}

/**
 * Begins a few requests in each turn of the event loop, in their order. Two hundred that come at once would be begun in one
 * turn otherwise, and whoever watches the server would wait for all of them: urgent ones are begun at once.
 */
export function takeTurns<Env>(fetch: Fetch<Env>, isUrgent: (request: Request) => boolean): Turns<Env> {
  const waiting: (() => void)[] = [];
  let begun = 0;
  let is_turning = false;
  let is_held = false;

  function turn(): void {
    begun = is_held ? 0 : Math.min(waiting.length, BEGUN_PER_TURN);
    is_turning = begun > 0;
    if (is_turning) setImmediate(turn);
    for (const begin of waiting.splice(0, begun)) begin();
  }

  function turnSoon(): void {
    if (is_turning) return;
    is_turning = true;
    setImmediate(turn);
  }

  return {
    fetch(request, env) {
      if (isUrgent(request)) return fetch(request, env);
      turnSoon();
      if (is_held || begun >= BEGUN_PER_TURN)
        return new Promise<void>((resolve) => waiting.push(resolve)).then(() => fetch(request, env));
      begun += 1;
      return fetch(request, env);
    },
    hold() {
      is_held = true;
      return () => {
        is_held = false;
        turnSoon();
      };
    },
  };
}
