import { startConsole } from './app/start-console.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
void startConsole(root);
