export {
  findPlacedLevels,
  completeLevels,
  findAliases,
  findLevelsBeginning,
  findLevelsByKeys,
  findLevelsByPostcode,
  findLevelsLike,
  findPlaces,
  findPlacesById,
  withOuter,
} from './search.repo.ts';
export type { PlacedPlace } from './search.repo.ts';
export { readLocationVersion, readPoints } from './point.repo.ts';
export type { LocationPoint } from './point.repo.ts';
export type { LevelRow, PlacedLevel } from './location.repo.ts';
export { sgSectorOf, sgSectors } from './sg-sector.ts';
export type { SgSector } from './sg-sector.ts';
export { seedLocations } from './location.seed.ts';
export { coastUrl, mountCoastMap } from './coast-map.ts';
export { ADDRESS_COLUMNS, readAddressList } from './address-csv.ts';
export type { AddressListProblem } from './address-csv.ts';
export { importAddresses } from './import-addresses.ts';
export { findImportedByPostcode, findImportedLike } from './imported.repo.ts';
export type { StoredAddress } from './imported.repo.ts';
