import type { ImportField, ImportPreset, SameReference } from '@sampan/contract';

/** A kind of file that is read as it is. Headers are compared folded: no marks, capitals or signs. */
export interface PresetRow {
  id: ImportPreset;
  /** Headers that together no other file has; each inner list is one language. */
  signatures: readonly (readonly string[])[];
  same_reference: SameReference;
  /** A shop's order: its parcels may lack what shops never ask for (spec 5, the unit in Singapore). */
  is_shop: boolean;
  /** Where a marketplace says who ships an order: itself, or the shop. */
  shipped_by?: { platform: string; columns: readonly string[] };
  /** Row 2 describes the columns. */
  has_description_row?: true;
  /**
   * Headers by field. Parts of a name or an address are joined; for any other field, several headers are alternatives, of which a
   * row's first filled one counts.
   */
  columns: Partial<Record<ImportField, readonly string[]>>;
}
