/** Calls the API as one person; a refusal throws, with what the server said. */
export interface ApiCaller {
  call<Answer>(method: string, path: string, body?: object): Promise<Answer>;
}

/**
 * @param url of the server, without a slash at the end
 * @param token of a session; calls are anonymous without one
 */
export function callerOf(url: string, token?: string): ApiCaller {
  return {
    async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
  };
}
