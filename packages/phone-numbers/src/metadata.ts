import type { MetadataJson } from 'libphonenumber-js/core';
import five_countries from '../data/metadata.json' with { type: 'json' };

/** What libphonenumber knows of the numbers of our five countries. */
export const METADATA = five_countries as unknown as MetadataJson;
