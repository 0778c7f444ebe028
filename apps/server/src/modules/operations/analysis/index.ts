export { analysisPaper } from './analysis-file.ts';
