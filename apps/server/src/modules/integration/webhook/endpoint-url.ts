import type { ValidateKey } from '@sampan/validators';
import { refuseFields } from '../../../platform/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import type { EgressRefusal } from '../../../ports/egress.ts';

/** The sentence beside the field. Where exactly a name leads inside is not said: it would map the network. */
const SENTENCE_OF: Record<EgressRefusal, ValidateKey> = {
  malformed: 'validate.url_malformed',
  not_https: 'validate.url_not_https',
  port: 'validate.url_port',
  credentials: 'validate.url_credentials',
  odd_host: 'validate.url_odd_host',
  local_name: 'validate.url_local',
  blocked_address: 'validate.url_local',
  unresolvable: 'validate.url_unresolvable',
};

/** Throws `invalid_input` naming `url` when we would not call it: the same check runs at every delivery (trust 4.15). */
export async function requireCallable(ctx: Ctx, url: string): Promise<void> {
  const refusal = await ctx.ports.egress.check(url);
  if (refusal === null) return;
  refuseFields([issueErrorOf('url', SENTENCE_OF[refusal])]);
}
