const PREFIX = /^(?:wilayah persekutuan|w\.? ?p\.?|federal territory(?: of)?)[\s,:-]*/i;

const FEDERAL_TERRITORIES: Readonly<Record<string, string>> = {
  'kuala lumpur': 'Kuala Lumpur',
  kl: 'Kuala Lumpur',
  putrajaya: 'Putrajaya',
  labuan: 'Labuan',
};

const RENAMED: Readonly<Record<string, string>> = { 'city of balanga': 'Balanga City' };

/**
 * A state or city name from a map as the product's lists write it (spec section 5): the federal territory names become
 * Kuala Lumpur, Putrajaya and Labuan, City of Balanga becomes Balanga City. Other names come back trimmed, unchanged.
 */
export function normaliseStateName(name: string): string {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  const core = trimmed
    .replace(PREFIX, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/[\s,]*\(?federal territory\)?$/i, '')
    .toLowerCase();
  return FEDERAL_TERRITORIES[core] ?? RENAMED[trimmed.toLowerCase()] ?? trimmed;
}
