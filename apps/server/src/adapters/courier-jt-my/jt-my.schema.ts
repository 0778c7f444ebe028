import * as v from 'valibot';

/** The parts of J&T's answers that are read. An answer says in its code whether it is one: the status is 200 either way. */
const text = v.nullish(v.union([v.pipe(v.number(), v.transform(String)), v.string()]), '');

export const jtAnswer = v.object({ code: v.union([v.string(), v.number()]), msg: text, data: v.unknown() });

export const jtOrder = v.object({
  txlogisticId: text,
  billCode: v.pipe(v.string(), v.minLength(1)),
  sortingCode: text,
  thirdSortingCode: text,
  orderStatus: text,
});
export type JtOrder = v.InferOutput<typeof jtOrder>;

export const jtLabel = v.object({ base64EncodeContent: text });

const scan = v.object({ scanTime: text, scanTypeCode: text, scanType: text, desc: text, scanNetworkCity: text });
export type JtScan = v.InferOutput<typeof scan>;

export const jtTraces = v.array(v.object({ billCode: v.string(), details: v.nullish(v.array(scan), []) }));
