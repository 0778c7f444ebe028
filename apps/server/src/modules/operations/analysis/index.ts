export { analysisRenderer } from './analysis-export.ts';
