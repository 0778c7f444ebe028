export { MapPicker, type MapPickerProps } from './map-picker.tsx';
export type { MapPoint } from './map-view.ts';
