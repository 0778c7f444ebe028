/** Where a parcel came from that a shopper bought in a checkout, as the console's lists say it. */
export const CHECKOUT_SOURCE = 'checkout';
