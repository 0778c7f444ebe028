import { AskForParcel, ShareBar } from './tracking-extras.view.tsx';

export { default as css } from 'sampan:css/tracking/tracking-extras';
export const parts = { AskForParcel, ShareBar };
