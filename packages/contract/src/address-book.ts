import * as v from 'valibot';
import { party } from './address.ts';
import { endpoint } from './endpoint.ts';
import { importFile, importIssue, MAX_IMPORT_BODY_BYTES } from './order-import.ts';
import { done, epochSeconds, id, listOf, pageQuery, requiredText, text } from './primitive.ts';

/** More people than a shop ships to again and again; the whole book can be counted and paged by number. */
export const MAX_SAVED_RECIPIENTS = 10_000;
export const MAX_RECIPIENT_TAGS = 10;
/** Rows that an import names as refused; the rest is only counted. */
export const REFUSED_RECIPIENTS_TOLD = 50;

const tag = requiredText(30);
const tags = v.pipe(
  v.optional(v.array(tag), []),
  v.maxLength(MAX_RECIPIENT_TAGS, `validate.too_many|max=${MAX_RECIPIENT_TAGS}`),
);

/** Somebody the company ships to again, with a place. */
const savedRecipient = v.object({
  id,
  party,
  /** In the order they were given, each once whatever its capitals. */
  tags: v.array(v.string()),
  updated_at: epochSeconds,
});
export type SavedRecipient = v.InferOutput<typeof savedRecipient>;

const BOOK = { service: 'tpl', spec: '1 Capabilities' } as const;
const body = v.strictObject({ party, tags });
export type SavedRecipientInput = v.InferOutput<typeof body>;

const listSavedRecipients = endpoint({
  ...BOOK,
  name: 'listSavedRecipients',
  method: 'GET',
  path: '/address_book/list',
  access: 'member',
  summary: 'List saved recipients by name, with the tags in use',
  query: v.strictObject({
    ...v.omit(v.object(pageQuery), ['cursor']).entries,
    /** Name, phone, email or address, in any spelling of their marks. */
    search: v.optional(text(80)),
    tag: v.optional(tag),
  }),
  response: v.object({
    ...listOf(savedRecipient).entries,
    /** Every tag of the address book with how many recipients have it, the most used first. */
    tags: v.array(v.object({ name: v.string(), count: v.number() })),
  }),
  errors: ['page_too_deep'],
});

const createSavedRecipient = endpoint({
  ...BOOK,
  name: 'createSavedRecipient',
  method: 'POST',
  path: '/address_book',
  access: 'writer',
  summary: 'Save a recipient; one who is saved with the same name, phone and address gets the tags added',
  body,
  response: savedRecipient,
});

const importSavedRecipients = endpoint({
  ...BOOK,
  name: 'importSavedRecipients',
  method: 'POST',
  path: '/address_book/import',
  access: 'writer',
  summary: 'Save the recipients of a file, each once; rows that a label could not be made for are refused',
  body: v.strictObject({ data_base64: importFile.data_base64, tags }),
  response: v.object({
    added: v.number(),
    /** Were saved before, with the same name, phone and address. */
    known: v.number(),
    refused: v.number(),
    /** The first of the refused rows. */
    refused_rows: v.array(v.object({ row: v.number(), issue: importIssue })),
  }),
  max_body_bytes: MAX_IMPORT_BODY_BYTES,
});

const updateSavedRecipient = endpoint({
  ...BOOK,
  name: 'updateSavedRecipient',
  method: 'PUT',
  path: '/address_book/{id}',
  access: 'writer',
  summary: 'Replace a saved recipient with its tags',
  params: v.object({ id }),
  body,
  response: savedRecipient,
  errors: ['not_found'],
});

const deleteSavedRecipient = endpoint({
  ...BOOK,
  name: 'deleteSavedRecipient',
  method: 'DELETE',
  path: '/address_book/{id}',
  access: 'writer',
  summary: 'Erase a saved recipient; parcels keep their address',
  params: v.object({ id }),
  response: done,
  errors: ['not_found'],
});

export const addressBookEndpoints = {
  listSavedRecipients,
  createSavedRecipient,
  importSavedRecipients,
  updateSavedRecipient,
  deleteSavedRecipient,
};
