import { describe, expect, it } from 'vitest';
import { buildMalaysia, malaysianStateName } from './malaysia.ts';

const { levels, postcodes, places } = buildMalaysia();

describe('Malaysia', () => {
  it('has 16 states, 444 cities and 2,929 postcodes less the made-up 55555, and 94 the source lacks', () => {
    expect(levels.filter((row) => row.level === 1)).toHaveLength(16);
    expect(levels.filter((row) => row.level === 2)).toHaveLength(444);
    const codes = new Set(postcodes.map((row) => row.post_code));
    expect(codes.size).toBe(3022);
    // Melaka's public offices.
    for (const code of ['75500', '75604', '75690', '75990']) expect(codes.has(code)).toBe(true);
    expect(codes.has('55555')).toBe(false);
    expect([...codes].every((code) => /^\d{5}$/.test(code))).toBe(true);
  });

  it('calls the federal territories Kuala Lumpur, Labuan and Putrajaya (spec 5 Address)', () => {
    const states = levels.filter((row) => row.level === 1).map((row) => row.name);
    expect(states).toEqual(expect.arrayContaining(['Kuala Lumpur', 'Labuan', 'Putrajaya', 'Selangor', 'Pulau Pinang']));
    expect(states.some((name) => /^wp\b/i.test(name))).toBe(false);
    expect(malaysianStateName('Wp Kuala Lumpur')).toBe('Kuala Lumpur');
  });

  it('keeps the names of the postcode list where GeoNames spells them differently', () => {
    expect(levels.filter((row) => row.level === 2 && row.key !== `${row.parent ?? ''}/${row.name}`)).toEqual([]);
    expect(levels.some((row) => row.name === 'Tanjong Bungah')).toBe(true);
  });

  it('keeps a postcode that two towns share with both', () => {
    expect(postcodes.filter((row) => row.post_code === '86400').map((row) => row.parent)).toEqual([
      'Johor/Batu Pahat',
      'Johor/Parit Raja',
    ]);
  });

  it('knows where every town is, to a few kilometres', () => {
    expect(levels.every((row) => row.lat !== undefined && row.lng !== undefined)).toBe(true);
    const petaling = levels.find((row) => row.name === 'Petaling Jaya');
    expect(petaling?.lat).toBeCloseTo(3.11, 1);
    const penang = levels.find((row) => row.key === 'Pulau Pinang/Pulau Pinang');
    expect(penang?.aliases).toContain('George Town');
    expect(penang?.lat).toBeCloseTo(5.41, 1);
  });

  it('has the 731 places of GeoNames, each in a town or a state', () => {
    expect(places).toHaveLength(731);
    expect(places.every((place) => place.parent !== null)).toBe(true);
  });
});
