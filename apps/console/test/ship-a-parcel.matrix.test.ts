import { useDemo } from '@sampan/testing/demo';
import { describe } from 'vitest';
import { shipAParcel } from './ship-a-parcel.suite.ts';

const demo = useDemo();

describe('a merchant ships a parcel end to end', () => {
  shipAParcel(demo, 'SG');
  shipAParcel(demo, 'MY');
  shipAParcel(demo, 'ID');
});
