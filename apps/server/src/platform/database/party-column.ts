import type { Party } from '@sampan/contract';
import { nationalPhone, storedPhone } from '@sampan/phone-numbers';
import { customType } from 'drizzle-orm/pg-core';

/**
 * One side of a parcel. Its phone is stored in E.164 and read as the wire has it, the national number beside its country:
 * nothing between the two has to know. A row from before, with a national number, is read alike.
 */
export const party = customType<{ data: Party; driverData: Party }>({
  dataType: () => 'jsonb',
  toDriver: (value) => ({ ...value, phone: storedPhone(value.phone, value.coordinate.country) }),
  fromDriver: (value) => ({ ...value, phone: nationalPhone(value.phone, value.coordinate.country) }),
});
