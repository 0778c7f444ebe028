export { SampanTrackingElement } from './tracking.element.tsx';
