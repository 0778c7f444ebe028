import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { epochSeconds, text } from './primitive.ts';

export const downloadManifest = endpoint({
  name: 'downloadManifest',
  service: 'main',
  method: 'GET',
  path: '/manifest',
  access: 'member',
  holds_secret: true,
  api_scope: 'labels:write',
  summary: 'Get a download link for the hand-over list of a pick-up, by courier',
  spec: '1 Capabilities',
  query: v.strictObject({
    /** One courier alone; all of them otherwise, each with a table of its own. */
    courier: v.optional(text(60)),
    formatted_pick_up_address: v.optional(text(500)),
  }),
  response: v.object({ link: v.string(), expires_at: epochSeconds }),
});
