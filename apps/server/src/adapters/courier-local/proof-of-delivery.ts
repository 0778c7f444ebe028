/** How many different doors there are. */
const DOORS = [
  { wall: '#d9cfc1', door: '#3f5a4c', mat: '#8a6d4b', parcel: '#c79a63' },
  { wall: '#cfd8dc', door: '#7b3f2f', mat: '#5d6d74', parcel: '#b98a52' },
  { wall: '#e3d5c8', door: '#2d4a6b', mat: '#7d5a50', parcel: '#cfa26b' },
  { wall: '#d7dccb', door: '#5b4a7a', mat: '#6b705c', parcel: '#bf8f5a' },
] as const;

/** Where the proof photo of a parcel is served; the same parcel always shows the same door. */
export function proofUrlOf(seed: number): string {
  return `/couriers/proof/${(seed % DOORS.length) + 1}.svg`;
}

/** The drawing that stands for a proof photo: a parcel at a door, nothing personal in it. Null for an unknown number. */
export function proofPicture(number: number): string | null {
  const door = DOORS[number - 1];
  if (door === undefined) return null;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" role="img" aria-label="A parcel at a door">',
    `<rect width="480" height="360" fill="${door.wall}"/>`,
    '<rect y="290" width="480" height="70" fill="#9e9689"/>',
    `<rect x="150" y="40" width="180" height="250" rx="4" fill="${door.door}"/>`,
    '<g fill="none" stroke="#ffffff" stroke-opacity=".25" stroke-width="4"><rect x="172" y="64" width="136" height="84"/><rect x="172" y="170" width="136" height="96"/></g>',
    '<circle cx="312" cy="176" r="7" fill="#e6c26a"/>',
    `<ellipse cx="240" cy="306" rx="120" ry="16" fill="${door.mat}"/>`,
    `<g transform="translate(196 222)"><path d="M0 20 44 4l52 14v56L50 92 0 74z" fill="${door.parcel}"/><path d="M0 20 50 36v56L0 74z" fill="#000" fill-opacity=".12"/><path d="M50 36 96 18" stroke="#000" stroke-opacity=".2"/><path d="m20 13 50 15v18" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="6"/></g>`,
    '</svg>',
  ].join('');
}
