/** The page where anybody follows a parcel; absolute, because people send it to each other. */
export function trackingLinkOf(id: string, origin: string = window.location.origin): string {
  return `${origin}/t/${encodeURIComponent(id)}`;
}
