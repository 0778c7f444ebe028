import type { DeskRequest, DeskRequestSummary, SupportRequest, SupportRequestSummary } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { namesOf } from '../../identity/account/index.ts';
import type { EnquiryRow } from '../enquiry/index.ts';
import { findMessages, personNamesOf } from './support-request.repo.ts';

const SUBJECT_CHARACTERS = 80;

/** What the form's long field holds, whichever form it was. */
const contentOf = ({ fields }: EnquiryRow): string => fields['content'] ?? fields['comment'] ?? '';

/** Of the forms for companies, of which the one names the person in two fields and the other not at all. */
const companyOf = ({ fields }: EnquiryRow): string => fields['company_name'] ?? fields['brand_name'] ?? '';
const senderOf = ({ fields }: EnquiryRow): string =>
  fields['name'] ?? [fields['first_name'], fields['last_name']].filter(Boolean).join(' ');

/** What a request is about: its subject, else the beginning of its first line; a form without a message is about its company. */
export function subjectOf(row: EnquiryRow): string {
  const given = row.fields['subject'] ?? '';
  if (given !== '') return given;
  const [line = ''] = contentOf(row).trim().split('\n');
  const characters = [...(line.trim() || companyOf(row))];
  return characters.length <= SUBJECT_CHARACTERS
    ? characters.join('')
    : `${characters.slice(0, SUBJECT_CHARACTERS - 1).join('')}…`;
}

function summaryOf(row: EnquiryRow, people: ReadonlyMap<string, string>): SupportRequestSummary {
  const name = row.user_id === null ? undefined : people.get(row.user_id);
  return {
    id: row.id,
    state: row.state,
    subject: subjectOf(row),
    opened_by: name ?? senderOf(row),
    created_at: row.created_at,
    updated_at: Math.max(row.updated_at, row.created_at),
  };
}

export async function presentRequests(ctx: Ctx, rows: readonly EnquiryRow[]): Promise<SupportRequestSummary[]> {
  const people = await personNamesOf(
    ctx,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map((row) => summaryOf(row, people));
}

/** A request with all its messages. Which person of Sampan answered is not told. */
export async function presentRequest(ctx: Ctx, row: EnquiryRow): Promise<SupportRequest> {
  const messages = await findMessages(ctx, row.id);
  const people = await personNamesOf(ctx, [row.user_id, ...messages.map(({ user_id }) => user_id)]);
  const summary = summaryOf(row, people);
  const { id, created_at } = row;
  return {
    ...summary,
    messages: [
      { id, is_answer: false, author: summary.opened_by, content: contentOf(row), created_at },
      ...messages.map((message) => ({
        id: message.id,
        is_answer: message.is_answer,
        author: message.is_answer ? 'Sampan' : (people.get(message.user_id) ?? ''),
        content: message.content,
        created_at: message.created_at,
      })),
    ],
  };
}

async function deskFactsOf(ctx: Ctx, rows: readonly EnquiryRow[]) {
  const names = await namesOf(
    ctx,
    rows.flatMap(({ company_id }) => (company_id === null ? [] : [{ company_id }])),
  );
  return ({ kind, company_id }: EnquiryRow): Pick<DeskRequestSummary, 'kind' | 'company'> => ({
    kind,
    company: company_id === null ? null : { id: company_id, name: names.get(company_id) ?? '' },
  });
}

export async function presentDeskRequests(ctx: Ctx, rows: readonly EnquiryRow[]): Promise<DeskRequestSummary[]> {
  const factsOf = await deskFactsOf(ctx, rows);
  const summaries = await presentRequests(ctx, rows);
  return rows.flatMap((row, index) => {
    const summary = summaries[index];
    return summary === undefined ? [] : [{ ...summary, ...factsOf(row) }];
  });
}

/** With whose it is, and the rest of the form. */
export async function presentDeskRequest(ctx: Ctx, row: EnquiryRow): Promise<DeskRequest> {
  const factsOf = await deskFactsOf(ctx, [row]);
  const { content: _text, comment: _too, ...fields } = row.fields;
  return { ...(await presentRequest(ctx, row)), ...factsOf(row), fields };
}
