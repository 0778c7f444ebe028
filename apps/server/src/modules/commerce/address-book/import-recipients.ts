import {
  MAX_RECIPIENT_TAGS,
  REFUSED_RECIPIENTS_TOLD,
  type Answer,
  type endpoints,
  type ImportIssue,
  type ImportRow,
  type ParsedRequest,
  type Party,
} from '@sampan/contract';
import { isCountryCode, type CountryCode } from '@sampan/country-rules';
import type { ValidateKey } from '@sampan/validators';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { checkParty, normaliseParty } from '../../identity/company/index.ts';
import { convertCsv, importIssue, partyOf } from '../order-import/index.ts';
import { findByMatch, lockAddressBook, requireRoom, writeRecipients } from './address-book.repo.ts';
import type { SavedRecipientRow } from './address-book.table.ts';
import { recipientKeysOf, tagsOf } from './recipient-keys.ts';

type Imported = Answer<typeof endpoints.importSavedRecipients>;

function partyOfRow({ values }: ImportRow, home: CountryCode): Party {
  const country = values.recipient_country ?? '';
  return normaliseParty(partyOf(values, isCountryCode(country) ? country : home));
}

/** Why no label could be made for a recipient. What a parcel needs besides, and what only looks odd, does not count here. */
function issueOf({ issues }: ImportRow, party: Party): ImportIssue | undefined {
  const about = issues.filter(({ field }) => field?.startsWith('recipient_'));
  const [wrong] = checkParty(party, 'recipient');
  const told = wrong ? (about[0] ?? importIssue(null, 'error', wrong.code as ValidateKey, wrong.params)) : undefined;
  return about.find(({ severity }) => severity === 'error') ?? told;
}

/**
 * Saves the recipients of a file in any of the shapes that a file of parcels may have, each once: those who are saved with the
 * same name, phone and place get the tags added. Throws `invalid_input` naming `data_base64` for what is no table, and for more
 * people than an address book holds.
 */
export async function importRecipients({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedRequest<typeof endpoints.importSavedRecipients>['body'];
}): Promise<Imported> {
  const { company_id, country_code } = requireWriter(ctx);
  const { rows } = await convertCsv({ ctx, input: { file_name: '', data_base64: input.data_base64 } });
  const judged = rows
    .filter(({ state }) => state !== 'skipped')
    .map((row) => {
      const party = partyOfRow(row, country_code);
      return { row, party, issue: issueOf(row, party) };
    });
  const refused = judged.flatMap(({ row, issue }) => (issue ? [{ row: row.row, issue }] : []));
  const people = new Map<string, Pick<SavedRecipientRow, 'party' | 'match_key' | 'sort_key' | 'search_key'>>();
  for (const { party, issue } of judged) {
    if (issue) continue;
    const keys = recipientKeysOf(party);
    people.set(keys.match_key, { party, ...keys });
  }
  return withTransaction(
    ctx,
    async (tx) => {
      await lockAddressBook(tx, company_id);
      const known = await findByMatch(tx, company_id, [...people.keys()]);
      await requireRoom(tx, company_id, people.size - known.size, 'data_base64');
      const now = epochSeconds(tx.clock);
      const written = [...people.values()].map((person) => {
        const before = known.get(person.match_key);
        const tags = tagsOf([...(before?.tags ?? []), ...input.tags]).slice(0, MAX_RECIPIENT_TAGS);
        const { id, created_at } = before ?? { id: newId(), created_at: now };
        return { company_id, id, ...person, tags, created_at, updated_at: now };
      });
      await writeRecipients(tx, written);
      await recordAudit(tx, {
        action: 'address_book.import',
        object_type: 'company',
        object_id: company_id,
        details: { added: people.size - known.size, known: known.size, refused: refused.length },
      });
      return known.size;
    },
    (_, known) => ({
      added: people.size - known,
      known,
      refused: refused.length,
      refused_rows: refused.slice(0, REFUSED_RECIPIENTS_TOLD),
    }),
  );
}
