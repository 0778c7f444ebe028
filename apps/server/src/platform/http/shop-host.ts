/** The company under whose own domain a call came. */
export interface ShopHost {
  readonly company_id: string;
  /** What its recipients know it by. */
  readonly name: string;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Absent at the installation's own address. */
    shop?: ShopHost;
  }
}
