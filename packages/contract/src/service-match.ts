import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { requiredText, text } from './primitive.ts';

/** Matches that one call changes, and those a company can have. */
const MATCHES_AT_ONCE = 200;
export const MAX_SERVICE_MATCHES = 1_000;
/** A file or a store calls a service by no longer name. */
export const MAX_SERVICE_NAME = 120;

const SERVICE_CHOICES = ['cheapest', 'fastest', 'courier', 'service'] as const;

/** What a name in files and stores means. `courier`: the cheapest service of that courier. */
const serviceMatch = v.strictObject({
  name: requiredText(MAX_SERVICE_NAME),
  choice: v.picklist(SERVICE_CHOICES, 'validate.value_invalid'),
  /** The alias, for `courier` and `service`. */
  courier: v.optional(v.nullable(requiredText(40)), null),
  /** The ID of the delivery service, for `service`. */
  service: v.optional(v.nullable(requiredText(160)), null),
  /** What the service is called where it is shown without a price. */
  label: v.optional(text(160), ''),
});
export type ServiceMatch = v.InferOutput<typeof serviceMatch>;

const serviceMatches = v.object({ matches: v.array(serviceMatch) });

export const getServiceMatches = endpoint({
  name: 'getServiceMatches',
  service: 'tpl',
  method: 'GET',
  path: '/service_match',
  access: 'member',
  summary: 'Get what service names of files and stores mean',
  spec: '1 Capabilities',
  response: serviceMatches,
});

export const saveServiceMatches = endpoint({
  name: 'saveServiceMatches',
  service: 'tpl',
  method: 'PUT',
  path: '/service_match',
  access: 'writer',
  summary: 'Say what service names of files and stores mean; names that are not sent keep their meaning',
  spec: '1 Capabilities',
  body: v.strictObject({
    matches: v.optional(
      v.pipe(v.array(serviceMatch), v.maxLength(MATCHES_AT_ONCE, `validate.too_many|max=${MATCHES_AT_ONCE}`)),
      [],
    ),
    /** Names that mean nothing any more. */
    forgotten: v.optional(
      v.pipe(
        v.array(requiredText(MAX_SERVICE_NAME)),
        v.maxLength(MATCHES_AT_ONCE, `validate.too_many|max=${MATCHES_AT_ONCE}`),
      ),
      [],
    ),
  }),
  response: serviceMatches,
});
