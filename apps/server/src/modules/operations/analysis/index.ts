export { analysisPaper } from './analysis-export.ts';
