/** Refer a friend (spec 2 Sidebar, 9). */
export const refer = {
  'refer.copy_link': 'Copy invite link',
} as const;
