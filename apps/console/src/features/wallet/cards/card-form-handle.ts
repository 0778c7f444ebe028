/** The part of the form that has the card. */
export interface CardFormHandle {
  /** Hands the card to the provider; its name for it, or null when the bank refused or asks for something: the part says what. */
  save(holder_name: string): Promise<string | null>;
}
