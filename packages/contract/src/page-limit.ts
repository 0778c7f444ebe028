/** So many calls in so many seconds. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/** What the widgets of one visitor's network may ask, by endpoint; 'Limits' of the developer pages shows it. */
export const PAGE_LIMITS = {
  getPublicTracking: [
    { points: 30, seconds: 60 },
    { points: 300, seconds: 86_400 },
  ],
  estimatePublic: [{ points: 30, seconds: 60 }],
  parseShareLink: [{ points: 30, seconds: 60 }],
  confirmShareLink: [{ points: 30, seconds: 60 }],
  searchAddresses: [{ points: 60, seconds: 60 }],
  reverseGeocode: [{ points: 60, seconds: 60 }],
  quoteCheckout: [{ points: 30, seconds: 60 }],
  // Every start holds units of a shop for a while: nobody shall empty its shelves without paying.
  startCheckout: [
    { points: 10, seconds: 60 },
    { points: 60, seconds: 3_600 },
  ],
} satisfies Record<string, RateLimit[]>;

/** All calls of a visitor's network together, whatever the key. */
export const PAGE_VISITOR_LIMIT: RateLimit = { points: 120, seconds: 60 };
/** All calls with one publishable key together. */
export const PAGE_KEY_LIMIT: RateLimit = { points: 3_000, seconds: 60 };
