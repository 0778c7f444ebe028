import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { epochSeconds, id, listOf, pageQuery, text } from './primitive.ts';

/** What an entry of the activity log is about, for its filter. */
export const ACTIVITY_GROUPS = [
  'sign_in',
  'support',
  'people',
  'parcels',
  'labels',
  'money',
  'products',
  'settings',
  'keys',
] as const;
export type ActivityGroup = (typeof ACTIVITY_GROUPS)[number];

/** How far back a company reads its log (trust 8). */
export const ACTIVITY_DAYS = 90;

/** Who did it: somebody of the company, Sampan's support in their name, a secret key, nobody signed in, or the server. */
const actorKind = v.picklist(['person', 'support', 'key', 'visitor', 'system']);

const facts = v.record(v.string(), v.unknown());

/** One line of the activity log (trust 8 'Audit log'). Personal data in it is masked. */
export const activityEntry = v.object({
  id,
  at: epochSeconds,
  /** A name such as `order.create`; new ones may come. */
  action: v.string(),
  group: v.picklist(ACTIVITY_GROUPS),
  /** `name` is empty for support, visitors and the server. */
  actor: v.object({ kind: actorKind, id: v.nullable(id), name: v.string() }),
  /** In whose name support acted; null otherwise. */
  in_name_of: v.nullable(v.string()),
  object_type: v.string(),
  object_id: v.string(),
  /** What people call the object: a parcel's number, a product's name; null where it has no such name. */
  object_label: v.nullable(v.string()),
  result: v.picklist(['done', 'refused', 'failed']),
  /** The network of the caller, as 203.0.113.0/24; empty for the server's own work. */
  ip: v.string(),
  device: v.string(),
  /** What changed, by path, as it was and as it is. */
  before: v.nullable(facts),
  after: v.nullable(facts),
  details: facts,
  request_id: v.string(),
});
export type ActivityEntry = v.InferOutput<typeof activityEntry>;

const second = v.pipe(v.string(), v.regex(/^\d{1,11}$/u, 'validate.number_invalid'), v.transform(Number));

export const activityQuery = v.strictObject({
  ...pageQuery,
  /** A person of the company; `support` for Sampan acting in somebody's name, `system` for nobody signed in. */
  actor: v.optional(v.union([v.picklist(['support', 'system']), id], 'validate.id_invalid')),
  group: v.optional(v.picklist(ACTIVITY_GROUPS)),
  /** Epoch seconds: the first moment, and the first one after. */
  from: v.optional(second),
  to: v.optional(second),
  object_type: v.optional(text(40)),
  object_id: v.optional(text(100)),
});
export type ActivityQuery = v.InferOutput<typeof activityQuery>;

export const listActivity = endpoint({
  name: 'listActivity',
  service: 'main',
  method: 'GET',
  path: '/activity/list',
  access: 'owner',
  summary: 'List company activity in the last 90 days, newest first',
  spec: '6',
  query: activityQuery,
  response: v.object({
    ...listOf(activityEntry).entries,
    /** Whose entries one can ask for. */
    people: v.array(v.object({ id, name: v.string() })),
  }),
});

/** What admins of Sampan did in the names of others, for Sampan itself. */
export const adminActivityEntry = v.object({ ...activityEntry.entries, company_name: v.string() });
export type AdminActivityEntry = v.InferOutput<typeof adminActivityEntry>;

export const listAdminActivity = endpoint({
  name: 'listAdminActivity',
  service: 'main',
  method: 'GET',
  path: '/admin/activity/list',
  access: 'admin',
  summary: 'List actions by Sampan support on behalf of users, newest first',
  spec: '6',
  query: v.strictObject({
    ...pageQuery,
    admin_id: v.optional(id),
    company_id: v.optional(id),
    from: v.optional(second),
    to: v.optional(second),
  }),
  response: listOf(adminActivityEntry),
});
