/** The server writes it into the page where the settings name a service besides ours. */
export const META = 'meta[name="sampan-third-parties"]';

/** Whether there is anything to ask about; without it none of that is fetched. */
export const has_third_parties = (globalThis.document?.querySelector(META) ?? null) !== null;
