import type { ApiOptions } from './caller.ts';
import { createCalls, type Calls } from './create-calls.ts';
import { SIGN_IN_ENDPOINTS } from './sign-in-endpoints.ts';

/** As much of the client as the sign-in page needs. */
export type SignInApi = Calls<typeof SIGN_IN_ENDPOINTS>;

/** The client of the sign-in page; it does everything as `createApi` does. */
export function createSignInApi(options: ApiOptions): SignInApi {
  return createCalls(SIGN_IN_ENDPOINTS, options);
}
