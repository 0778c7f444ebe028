/** Where the picture of a courier is served. */
export function courierImageUrl(alias: string): string {
  return `/couriers/${alias}.svg`;
}

/** One line drawing per courier, on a grid of 64: what its name says. */
const GLYPHS: Readonly<Record<string, string>> = {
  'merlion-express':
    '<path d="M14 34c4-12 14-17 24-14 6 2 9 7 8 12-6-2-9 0-10 5-2 8-9 11-16 9"/><path d="M20 52c4-4 8-4 12 0s8 4 12 0 8-4 12 0"/><circle cx="38" cy="28" r="2" fill="#fff" stroke="none"/>',
  'straits-parcel':
    '<path d="M18 22h28v20H18z"/><path d="M18 28h28M32 22v8"/><path d="M10 52c5-4 9-4 14 0s9 4 14 0 9-4 16 0"/>',
  'harbour-post':
    '<path d="M32 12v38"/><circle cx="32" cy="14" r="4"/><path d="M22 24h20"/><path d="M14 36c1 10 8 15 18 16 10-1 17-6 18-16"/>',
  'kilat-rider': '<path d="M36 8 18 36h12l-4 20 20-30H33z"/>',
  'hornbill-express':
    '<path d="M12 26c8-12 22-14 30-6l12 4-12 4c0 10-6 18-16 20"/><path d="M26 16c4-4 10-5 14-2"/><circle cx="36" cy="24" r="2" fill="#fff" stroke="none"/>',
  'wau-parcel':
    '<path d="M32 8c8 6 14 12 22 14-8 6-14 8-22 8s-14-2-22-8c8-2 14-8 22-14z"/><path d="M32 30v12M20 54c0-8 6-12 12-12s12 4 12 12"/>',
  'rimba-post': '<path d="M32 8 18 30h8L14 46h36L38 30h8z"/><path d="M32 46v10"/>',
  'kancil-rider':
    '<path d="M14 30c8-2 18-2 26 0l6-12 6 4-4 14c-2 6-6 8-12 8H22c-6 0-8-6-8-14z"/><path d="M20 44v12M38 44v12"/>',
  'tarsier-express':
    '<circle cx="22" cy="28" r="10"/><circle cx="42" cy="28" r="10"/><circle cx="22" cy="28" r="3" fill="#fff" stroke="none"/><circle cx="42" cy="28" r="3" fill="#fff" stroke="none"/><path d="M24 48c5 4 11 4 16 0"/>',
  'bangka-parcel':
    '<path d="M8 36h48c-6 8-14 12-24 12S14 44 8 36z"/><path d="M32 36V10l16 20H32"/><path d="M6 54h52"/>',
  'mayon-post': '<path d="M6 52 26 18h12l20 34z"/><path d="M26 18c2-6 10-6 12 0"/><path d="M22 34c6 4 14 4 20 0"/>',
  'habagat-cargo':
    '<path d="M8 22h30c8 0 10-10 2-10"/><path d="M8 32h42c8 0 8 12-1 11"/><path d="M8 42h24c7 0 7 10 0 10"/>',
  'cendrawasih-express':
    '<path d="M12 20c10-6 20-2 22 8 8 2 14 8 16 24-10-2-14-6-18-12-12 2-18-6-20-20z"/><path d="M34 28c8-4 16-4 20-12"/>',
  'komodo-parcel':
    '<path d="M32 52c-8 0-13-5-13-11s5-11 13-11 13 5 13 11-5 11-13 11z"/><path d="M20 33 11 20M28 29l-3-17M36 29l3-17M44 33l9-13"/>',
  'melati-post':
    '<circle cx="32" cy="32" r="5"/><path d="M32 27c-6-8-4-15 0-17 4 2 6 9 0 17zM37 31c7-8 14-8 17-4 0 5-8 9-17 4zM35 36c9 2 12 9 10 13-5 1-11-5-10-13zM29 36c1 8-5 14-10 13-2-4 1-11 10-13zM27 31c-9 5-17 1-17-4 3-4 10-4 17 4z"/>',
  'angin-timur-cargo': '<circle cx="32" cy="32" r="22"/><path d="m32 14 6 18-6 18-6-18z"/><path d="M26 32h12"/>',
};

/** A square tile in the courier's colour; couriers without a drawing show their initials. */
export function courierTile(courier: { alias: string; name: string; color: string }): string {
  const glyph = GLYPHS[courier.alias];
  const initials = escapeXml(
    courier.name
      .split(' ')
      .map((word) => word.charAt(0))
      .join('')
      .slice(0, 2)
      .toUpperCase(),
  );
  const drawing =
    glyph === undefined
      ? `<text x="32" y="41" fill="#fff" font-family="system-ui,sans-serif" font-size="26" font-weight="700" text-anchor="middle">${initials}</text>`
      : `<g fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${glyph}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${escapeXml(courier.name)}"><rect width="64" height="64" rx="14" fill="${escapeXml(courier.color)}"/>${drawing}</svg>`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
