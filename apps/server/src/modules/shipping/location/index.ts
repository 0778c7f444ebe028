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
export { findPlaceNames } from './find-place-names.ts';
export { findLowerLevels, findPostcodeLevels, findUpperLevels } from './find-address-levels.ts';
export type { LevelsByKey } from './find-address-levels.ts';
export { readLocationVersion, readPoints } from './location-point.repo.ts';
export type { LocationPoint } from './location-point.repo.ts';
export type { LevelRow, PlacedLevel } from './location.repo.ts';
export { sgSectorOf, sgSectors } from './singapore-postal-sector.ts';
export type { SgSector } from './singapore-postal-sector.ts';
export { seedLocations } from './location.seed.ts';
export { coastUrl, mountCoastMap } from './coastline-map.ts';
export { ADDRESS_COLUMNS, readAddressList } from './address-csv.ts';
export type { AddressListProblem } from './address-csv.ts';
export { importAddresses } from './import-addresses.ts';
export { findImportedByPostcode, findImportedLike } from './imported.repo.ts';
export type { StoredAddress } from './imported.repo.ts';
