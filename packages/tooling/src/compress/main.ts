import { compressFolder } from './compressed-copies.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('say which folder to compress');
compressFolder(folder);
