import * as v from 'valibot';

const HINT =
  'must be JSON such as {"SG":{"name":"Sampan Pte. Ltd.","address":["1 Harbour Road"],"tax_number":"M90000000A"}}';

/** One of Sampan's companies as it stands on invoices. */
const seller = v.strictObject(
  {
    name: v.pipe(v.string(HINT), v.minLength(1, HINT)),
    address: v.optional(v.array(v.string(HINT), HINT), []),
    registration_number: v.optional(v.string(HINT), ''),
    tax_number: v.optional(v.string(HINT), ''),
  },
  HINT,
);

/** SAMPAN_SELLERS: by country, which company sells there. */
export const sellerSetting = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
    try {
      return JSON.parse(dataset.value);
    } catch {
      addIssue({ message: HINT });
      return NEVER;
    }
  }),
  v.strictObject(
    {
      SG: v.optional(seller),
      MY: v.optional(seller),
      PH: v.optional(seller),
      ID: v.optional(seller),
      VN: v.optional(seller),
    },
    HINT,
  ),
);
