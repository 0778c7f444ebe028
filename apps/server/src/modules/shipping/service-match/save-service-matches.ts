import { MAX_SERVICE_MATCHES, type ParsedRequest, type ServiceMatch, type endpoints } from '@sampan/contract';
import { foldText, type CountryCode } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { deleteMatches, findMatches, writeMatches } from './service-match.repo.ts';

type Input = ParsedRequest<typeof endpoints.saveServiceMatches>['body'];

/** A courier that collects in the company's country where one is meant, and the service where one is. */
function refuseUnknown(ctx: Ctx, { matches }: Input, country: CountryCode): void {
  const aliases = new Set(ctx.ports.couriers.profiles(country).map(({ alias }) => alias));
  refuseFields(
    matches.flatMap(({ choice, courier, service }, at) => {
      if (choice === 'cheapest' || choice === 'fastest') return [];
      if (courier === null || !aliases.has(courier))
        return [
          issueErrorOf(`matches.${at}.courier`, courier === null ? 'validate.required' : 'validate.value_invalid'),
        ];
      return choice === 'service' && service === null
        ? [issueErrorOf(`matches.${at}.service`, 'validate.required')]
        : [];
    }),
  );
}

/**
 * Keeps what names mean, and forgets others. Throws `invalid_input` naming the field for a courier that isn't offered, a service
 * that isn't named, or more names than are kept.
 */
export async function saveServiceMatches({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Input;
}): Promise<{ matches: ServiceMatch[] }> {
  const { company_id, country_code } = requireWriter(ctx);
  refuseUnknown(ctx, input, country_code);
  return withTransaction(ctx, async (tx) => {
    const updated_at = epochSeconds(tx.clock);
    // Of a name that is sent twice the last meaning counts.
    const by_key = new Map(input.matches.map((match) => [foldText(match.name), match]));
    await deleteMatches(tx, company_id, input.forgotten.map(foldText));
    await writeMatches(
      tx,
      [...by_key].map(([name_key, { choice, courier, service, ...match }]) => ({
        ...match,
        choice,
        courier: choice === 'courier' || choice === 'service' ? courier : null,
        service: choice === 'service' ? service : null,
        company_id,
        name_key,
        updated_at,
      })),
    );
    const matches = await findMatches(tx, company_id);
    if (matches.length > MAX_SERVICE_MATCHES)
      refuseFields([issueErrorOf('matches', 'validate.too_many', { max: String(MAX_SERVICE_MATCHES) })]);
    await recordAudit(tx, {
      action: 'service_match.save',
      object_type: 'company',
      object_id: company_id,
      details: { matched: by_key.size, forgotten: input.forgotten.length },
    });
    return { matches };
  });
}
