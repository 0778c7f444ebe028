export { MapPicker, type MapPickerProps } from './map-picker.tsx';
export { MAP_PICKER_MESSAGES_EN } from './map-picker.messages.ts';
export type { MapPoint } from './map-view.ts';
export type { ReverseGeocode } from './use-place.ts';
