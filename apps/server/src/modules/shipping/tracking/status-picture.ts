const [MOVING, GOOD, TROUBLE, STILL] = ['#1d5fa8', '#1b7f4d', '#b3261e', '#5b6570'];

/** A line drawing on a grid of 24 and the colour of its tile, for each word the timeline is grouped by. */
const PICTURES: Readonly<Record<string, readonly [color: string | undefined, glyph: string]>> = {
  ready_to_ship: [STILL, '<path d="m5 9 7-4 7 4v7l-7 4-7-4zM5 9l7 4 7-4M12 13v7"/>'],
  in_transit: [
    MOVING,
    '<path d="M4 7h9v9H4zM13 10h4l3 3v3h-7"/><circle cx="8" cy="17" r="2"/><circle cx="16" cy="17" r="2"/>',
  ],
  pick_up_missed: [TROUBLE, '<path d="m5 10 7-4 7 4v6l-7 4-7-4zM9 9l6 6M15 9l-6 6"/>'],
  pick_up_booked: [MOVING, '<path d="M6 7h12v11H6zM6 11h12M9 5v3M15 5v3"/>'],
  out_for_delivery: [
    MOVING,
    '<path d="M12 20c-4-4-6-7-6-10a6 6 0 0 1 12 0c0 3-2 6-6 10z"/><circle cx="12" cy="10" r="2"/>',
  ],
  completed: [GOOD, '<path d="m6 12 4 4 8-8"/>'],
  delayed: [TROUBLE, '<circle cx="12" cy="12" r="7"/><path d="M12 8v4l3 2"/>'],
  attempt_booked: [MOVING, '<path d="M6 7h12v11H6zM6 11h12M9 5v3M15 5v3"/>'],
  address_corrected: [MOVING, '<path d="M12 20c-4-4-6-7-6-10a6 6 0 0 1 12 0c0 3-2 6-6 10zM9.5 10l2 2 3-4"/>'],
  courier_asked: [STILL, '<path d="M5 7h14v10H5zM5 7l7 6 7-6"/>'],
  return_booked: [MOVING, '<path d="M10 7 6 11l4 4M6 11h8a4 4 0 0 1 0 8h-2"/>'],
  delivery_failed: [TROUBLE, '<path d="M12 6v7M12 17v.1"/>'],
  returning: [TROUBLE, '<path d="M10 7 6 11l4 4M6 11h8a4 4 0 0 1 0 8h-2"/>'],
  returned: [TROUBLE, '<path d="m5 12 7-6 7 6M7 11v8h10v-8"/>'],
  lost: [TROUBLE, '<path d="M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v.1"/>'],
  cancelled: [STILL, '<path d="m8 8 8 8M16 8l-8 8"/>'],
};

/** Where the picture of a status is served; null for a word without one. */
export function statusPictureUrl(status: string): string | null {
  return Object.hasOwn(PICTURES, status) ? `/statuses/${status}.svg` : null;
}

/** The status image of a timeline entry (spec 2 'Package tracking panel'); null for a word without one. */
export function statusPicture(status: string): string | null {
  if (!Object.hasOwn(PICTURES, status)) return null;
  const [color, glyph] = PICTURES[status] ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${color}"/><g fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${glyph}</g></svg>`;
}
