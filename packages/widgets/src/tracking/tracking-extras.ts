export { default as css } from 'sampan:css/tracking/tracking-extras';
export { AskForParcel, ShareBar } from './tracking-extras.view.tsx';
