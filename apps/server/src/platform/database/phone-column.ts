import { nationalOfE164 } from '@sampan/phone-numbers';
import { customType } from 'drizzle-orm/pg-core';

/**
 * The phone of a person of a company. It is written in E.164, by `storedPhone` and the country's rules, and read as the
 * wire has it: the national number.
 */
export const phone = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  fromDriver: nationalOfE164,
});
