import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { epochSeconds, requiredText, text } from './primitive.ts';

/** What the last look at the name's DNS found. `other_target`: it leads somewhere else. `unreachable`: no name server answered. */
const DOMAIN_PROBLEMS = ['no_record', 'other_target', 'unreachable'] as const;

/** Of what a shop writes about returns, in characters. */
const MAX_RETURN_POLICY = 2_000;

/** A name of the company's own under which its recipients open their pages. */
const recipientDomain = v.object({
  host: v.string(),
  /** Pages are served there only once it is `verified`. */
  state: v.picklist(['waiting', 'verified']),
  /** What the CNAME record of the name has to say. It is this company's alone. */
  record: v.string(),
  problem: v.nullable(v.picklist(DOMAIN_PROBLEMS)),
  checked_at: v.nullable(epochSeconds),
  verified_at: v.nullable(epochSeconds),
});
export type RecipientDomain = v.InferOutput<typeof recipientDomain>;

/** How recipients see the company on its pages. What is empty is left out there. */
const recipientBrand = v.strictObject({
  /** Until then the pages carry our name. */
  is_shown: v.boolean(),
  /** Buttons and links; darkened, or lightened at night, until they are readable. Empty for ours. */
  colour: v.pipe(
    v.string(),
    v.toLowerCase(),
    v.regex(/^(?:#[0-9a-f]{6})?$/u, 'validate.value_expected|expected=%23rrggbb'),
  ),
  shop_url: text(500),
  contact_email: text(254),
  contact_phone: text(24),
  return_policy: text(MAX_RETURN_POLICY),
});
export type RecipientBrand = v.InferOutput<typeof recipientBrand>;

const recipientPages = v.object({
  /** Whether this installation serves pages under names of its companies. */
  is_offered: v.boolean(),
  /** What recipients read at the head of the pages. */
  shop_name: v.string(),
  /** Where the pages are besides. */
  usual_url: v.string(),
  domain: v.nullable(recipientDomain),
  brand: recipientBrand,
});
export type RecipientPages = v.InferOutput<typeof recipientPages>;

const PAGES = { service: 'tpl', path: '/setting/recipient_domain', spec: '2 Public routes' } as const;

export const getRecipientPages = endpoint({
  ...PAGES,
  name: 'getRecipientPages',
  method: 'GET',
  access: 'member',
  summary: "Get where the company's recipients open their pages",
  response: recipientPages,
});

export const saveRecipientDomain = endpoint({
  ...PAGES,
  name: 'saveRecipientDomain',
  method: 'PUT',
  access: 'owner',
  summary: "Name a domain for recipients' pages, or look at its DNS again",
  while_impersonating: false,
  body: v.strictObject({ host: requiredText(253) }),
  response: recipientPages,
});

export const deleteRecipientDomain = endpoint({
  ...PAGES,
  name: 'deleteRecipientDomain',
  method: 'DELETE',
  access: 'owner',
  summary: "Stop serving recipients' pages under the company's own domain",
  while_impersonating: false,
  response: recipientPages,
});

export const saveRecipientBrand = endpoint({
  name: 'saveRecipientBrand',
  service: 'tpl',
  method: 'PUT',
  path: '/setting/recipient_brand',
  access: 'owner',
  summary: 'Save how recipients see the company on its tracking and address pages',
  spec: '2 Public routes',
  while_impersonating: false,
  body: recipientBrand,
  response: recipientPages,
});

export const recipientPageEndpoints = {
  getRecipientPages,
  saveRecipientDomain,
  deleteRecipientDomain,
  saveRecipientBrand,
};
