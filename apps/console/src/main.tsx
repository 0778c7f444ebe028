// The kit's styles come first: their layers must be known before those of the pages.
import '@sampan/ui/fonts.css';
import '@sampan/ui/ui.css';
import './app/app.css';
import { startConsole } from './app/start-console.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
void startConsole(root);
