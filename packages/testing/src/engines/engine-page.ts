import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineSession } from './engine-session.ts';
import type { Purpose, Sight } from './in-page/in-page.ts';
import { callInPage } from './in-page/in-page-script.ts';
import { describeTarget, queryOf, type Target } from './target.ts';

/** Longest wait for anything; a busy machine needs more than an idle one, and what comes at once costs nothing. */
const LIMIT_MS = 30_000;
const PAUSE_MS = 50;
/** Of the page's text in a report. */
const MOST_TEXT = 1_500;

/** A page that is used as a person would: every call waits for what it needs, and says what it waited for in vain. */
export class EnginePage {
  readonly #name: string;
  readonly #session: EngineSession;
  readonly #limit_ms: number;

  constructor(name: string, session: EngineSession, limit_ms: number = LIMIT_MS) {
    this.#name = name;
    this.#session = session;
    this.#limit_ms = limit_ms;
  }

  async open(url: string): Promise<void> {
    await this.#session.open(url);
  }

  /** Clicks when it is there, at rest, enabled, and a click would reach it. */
  async click(target: Target): Promise<void> {
    await this.#settled(target, 'click');
    await this.#session.click(await this.#element(target));
  }

  /** Replaces what stands in a field, by keyboard. */
  async fill(target: Target, text: string): Promise<void> {
    await this.#settled(target, 'type');
    await this.#session.run(await callInPage('selectAll', queryOf(target)));
    await this.#session.type(await this.#element(target), text);
  }

  /** Picks the option of a `<select>` by its label, as soon as it is offered. */
  async choose(target: Target, label: string): Promise<void> {
    await this.#until(`${describeTarget(target)} to offer ${JSON.stringify(label)}`, async () => {
      const sight = await this.#look(target);
      if (sight === null || sight.options.includes(label)) return sight !== null;
      return `it offers ${sight.options.slice(0, 20).join(', ') || 'nothing'}`;
    });
    await this.#settled(target, 'click');
    const option = await this.#session.element(await callInPage('option', queryOf(target), label));
    await this.#session.choose(await this.#element(target), option);
  }

  /** Resolves as soon as it is shown. */
  async waitFor(target: Target): Promise<void> {
    await this.#until(`${describeTarget(target)} to be shown`, async () => (await this.#look(target)) !== null);
  }

  async waitForUrl(pattern: RegExp): Promise<void> {
    await this.#until(`the address to match ${pattern}`, async () => pattern.test(await this.#session.url()));
  }

  /** What is shown of the target, as soon as there is one. */
  async text(target: Target): Promise<string> {
    await this.waitFor(target);
    return (await this.#look(target))?.text ?? '';
  }

  /** What stands in a field. */
  async value(target: Target): Promise<string> {
    await this.waitFor(target);
    return (await this.#look(target))?.value ?? '';
  }

  async isShown(target: Target): Promise<boolean> {
    return (await this.#look(target)) !== null;
  }

  async url(): Promise<string> {
    return this.#session.url();
  }

  /** Evaluates a JavaScript expression in the page; its result has to be JSON. */
  async run(expression: string): Promise<unknown> {
    return this.#session.run(expression);
  }

  /** PNG of what the window shows. */
  async screenshot(): Promise<Buffer> {
    return this.#session.screenshot();
  }

  /** What a user's console would have shown in red so far. */
  async errors(): Promise<readonly string[]> {
    return this.#session.errors();
  }

  async close(): Promise<void> {
    await this.#session.close();
  }

  async #look(target: Target, purpose: Purpose = 'see'): Promise<Sight | null> {
    return (await this.#session.run(await callInPage('look', queryOf(target), purpose))) as Sight | null;
  }

  async #element(target: Target): Promise<unknown> {
    const found = await this.#session.element(await callInPage('element', queryOf(target)));
    if (found === null) throw new Error(`${this.#name}: ${describeTarget(target)} went away before it was used`);
    return found;
  }

  /** Waits until two looks in a row see it in the same place with nothing in its way. */
  async #settled(target: Target, purpose: 'type' | 'click'): Promise<void> {
    let before = '';
    await this.#until(`${describeTarget(target)} to be ready to ${purpose}`, async () => {
      const sight = await this.#look(target, purpose);
      if (sight === null) return false;
      const has_moved = sight.box !== before;
      before = sight.box;
      return sight.hindrance ?? (has_moved ? 'it moves' : true);
    });
  }

  /** @param isDone true when done, otherwise false or why not */
  async #until(awaited: string, isDone: () => Promise<boolean | string>): Promise<void> {
    const deadline = performance.now() + this.#limit_ms;
    for (;;) {
      // A page that is just being left has nobody to answer.
      const answer = await isDone().catch((error: unknown) => `the browser says: ${String(error)}`);
      if (answer === true) return;
      if (performance.now() > deadline) throw new Error(await this.#report(awaited, answer));
      await sleep(PAUSE_MS);
    }
  }

  async #report(awaited: string, answer: string | false): Promise<string> {
    const ask = async (question: Promise<unknown>): Promise<string> => question.then(String, String);
    const text = await ask(callInPage('shownText').then((call) => this.#session.run(call)));
    const errors = await this.#session.errors().catch((error: unknown) => [String(error)]);
    return [
      `${this.#name} waited ${this.#limit_ms / 1_000} s for ${awaited}${answer === false ? '' : `: ${answer}`}`,
      `at ${await ask(this.#session.url())}, which shows:`,
      text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)} ...` : text,
      ...errors.map((error) => `error: ${error}`),
    ].join('\n');
  }
}
