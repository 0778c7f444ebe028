import type { Egress } from '../../src/ports/egress.ts';
import { createEgress } from '../../src/platform/egress/egress-client.ts';

/** What a courier says to an account that it knows, of a parcel that it does not. */
const COURIER_ANSWERS: readonly (readonly [path: string, status: number, body: string])[] = [
  ['/2.0/oauth/access_token', 200, '{"access_token":"quiet","expires_in":3600,"token_type":"bearer"}'],
  ['/1.0/orders/tracking-events/', 404, '{"error":{"title":"not found"}}'],
];

/** Checks addresses as the real one does, with a name service that knows every name, and calls nobody: every answer is 200, but for a courier that is asked. */
export function createQuietEgress(): Egress {
  const real = createEgress({ resolve: async () => ['93.184.215.14'] });
  return {
    check: (url) => real.check(url),
    send: async ({ url }) => {
      const [, status, body] = COURIER_ANSWERS.find(([path]) => url.includes(path)) ?? ['', 200, 'ok'];
      return { status, headers: {}, body, duration_ms: 1 };
    },
  };
}
