import { useDemo } from '@sampan/testing/demo';
import { describe } from 'vitest';
import { shipAParcel } from './ship-a-parcel.suite.ts';

const demo = useDemo();

// The address with the most to choose; the others stand in the matrix.
describe('a merchant ships a parcel end to end', () => {
  shipAParcel(demo, 'PH');
});
