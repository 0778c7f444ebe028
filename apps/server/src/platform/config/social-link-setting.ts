import * as v from 'valibot';

const HINT = 'must be JSON such as {"SG":{"Facebook":"https://www.facebook.com/your.page"}}';

const links = v.optional(
  v.record(
    v.pipe(v.string(HINT), v.regex(/^[\p{L}\d .]{1,30}$/u, HINT)),
    v.pipe(v.string(HINT), v.url(HINT), v.startsWith('https://', HINT)),
    HINT,
  ),
);

/** SAMPAN_SOCIAL_LINKS: by country, the networks on which it can be followed. */
export const socialLinkSetting = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
    try {
      return JSON.parse(dataset.value);
    } catch {
      addIssue({ message: HINT });
      return NEVER;
    }
  }),
  v.strictObject({ SG: links, MY: links, PH: links, ID: links, VN: links }, HINT),
);
