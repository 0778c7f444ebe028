export { subjectOf } from './present-request.ts';
