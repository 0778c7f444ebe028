import { GraphqlError, type Field } from './graphql.ts';
import { gid } from './shopify-order.ts';

interface CarrierService {
  id: string;
  shop_id: string;
  name: string;
  callbackUrl: string;
  active: boolean;
  supportsServiceDiscovery: boolean;
}

const refused = (message: string) => ({ carrierService: null, userErrors: [{ field: null, message }] });

/** Which apps a shop asks for rates at checkout. The scope `write_shipping` opens it, and the plan must have it. */
export class CarrierServices {
  readonly #services: CarrierService[] = [];
  /** Shops whose plan has no carrier-calculated rates. */
  readonly without_plan = new Set<string>();
  #serial = 1_000_000_000;

  /** Undefined for a field that is none of these. */
  resolve({ name, args }: Field, { shop_id, scopes }: { shop_id: string; scopes: string }): unknown {
    if (!['carrierServices', 'carrierServiceCreate', 'carrierServiceDelete'].includes(name)) return undefined;
    if (!scopes.split(',').includes('write_shipping'))
      throw new GraphqlError(
        `Access denied for ${name} field. Required access: \`write_shipping\` access scope.`,
        'ACCESS_DENIED',
      );
    if (name === 'carrierServices') return { nodes: this.of(shop_id) };
    if (name === 'carrierServiceDelete') {
      const at = this.#services.findIndex(({ id }) => id === args['id']);
      if (at === -1)
        return { deletedId: null, userErrors: [{ field: ['id'], message: 'The carrier service was not found.' }] };
      this.#services.splice(at, 1);
      return { deletedId: args['id'], userErrors: [] };
    }
    return this.#create(shop_id, (args['input'] ?? {}) as Record<string, unknown>);
  }

  of(shop_id: string): readonly CarrierService[] {
    return this.#services.filter((one) => one.shop_id === shop_id);
  }

  #create(shop_id: string, input: Record<string, unknown>) {
    for (const key of ['name', 'callbackUrl', 'active', 'supportsServiceDiscovery'])
      if (!(key in input))
        throw new GraphqlError(`Variable $input was provided invalid value for ${key} (Expected value to not be null)`);
    const { name, callbackUrl, active, supportsServiceDiscovery } = input;
    if (this.without_plan.has(shop_id)) return refused('Carrier Calculated Shipping must be enabled for your store.');
    if (this.of(shop_id).some((one) => one.name === name))
      return refused(`You already have ${String(name)} set up for this store.`);
    this.#serial += 1;
    const made = {
      id: gid('DeliveryCarrierService', String(this.#serial)),
      shop_id,
      name: String(name),
      callbackUrl: String(callbackUrl),
      active: active === true,
      supportsServiceDiscovery: supportsServiceDiscovery === true,
    };
    this.#services.push(made);
    return { carrierService: made, userErrors: [] };
  }
}
