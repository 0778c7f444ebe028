import { randomUUID } from 'node:crypto';
import { maskAnswer } from './mask-answer.ts';

export interface RecordedCall {
  /** What is called, by whom and with what, so that a difference can be read: "sg owner POST /api/v1/order full". */
  call: string;
  status: number;
  type: string;
  /** The answer's bytes, ids and times masked; '<file>' where it is no text. */
  body: string;
}

/** An answer as a script reads it. Which fields it has is what the recording shows; a script that reads a missing one ends. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = any;

export interface CallInput {
  /** The bearer token. */
  by?: string | undefined;
  /** Says more where a path is called more than once. */
  note?: string;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Recorder {
  /** Calls and records: `what` is a method and a path. */
  call: (what: string, input?: CallInput) => Promise<Answer>;
  /** Calls for something the next calls need; it must be answered 200 and is not recorded. */
  prepare: (what: string, input?: CallInput) => Promise<Answer>;
  readonly calls: readonly RecordedCall[];
}

/** Ids of this run stand in paths; the name of a call has none, so that two recordings can be laid side by side. */
const namePath = (path: string) =>
  path.replaceAll(/\/(?=[^/]*\d)[\w.-]{9,}/gu, '/{id}').replaceAll(/([?&]secret=)[^&]+/gu, '$1{id}');

/** @param url of the server, without a slash at the end */
export function createRecorder(url: string): Recorder {
  const calls: RecordedCall[] = [];
  const times = new Map<string, number>();

  async function send(what: string, { by, query, body, headers }: CallInput) {
    const [method = 'GET', path = ''] = what.split(' ');
    const answer = await fetch(`${url}${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`, {
      method,
      headers: {
        Accept: 'application/vnd.sampan.v1+json',
        ...(method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() }),
        ...(by === undefined ? {} : { Authorization: `Bearer ${by}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const is_text = /json|text/u.test(type);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, type, text: is_text ? bytes.toString('utf8') : '<file>' };
  }

  return {
    calls,
    async call(what, input = {}) {
      const { status, type, text } = await send(what, input);
      const bare = [
        namePath(what),
        input.query ? namePath(`?${new URLSearchParams(input.query).toString()}`) : '',
        input.note,
      ]
        .filter(Boolean)
        .join(' ');
      const time = (times.get(bare) ?? 0) + 1;
      times.set(bare, time);
      calls.push({ call: time === 1 ? bare : `${bare} #${time}`, status, type, body: maskAnswer(text, url) });
      return /json/u.test(type) ? JSON.parse(text) : text;
    },
    async prepare(what, input = {}) {
      const { status, text } = await send(what, input);
      if (status !== 200) throw new Error(`${what}: ${status} ${text}`);
      return text.startsWith('{') ? JSON.parse(text) : text;
    },
  };
}
