export { extractDrafts as task } from './extracting.ts';
