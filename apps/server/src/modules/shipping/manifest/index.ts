export { manifestPdf } from './download-manifest.ts';
