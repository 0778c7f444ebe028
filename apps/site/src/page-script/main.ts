import '../site.css';
import { enableCopying } from './copy.ts';
import { useOwnOrigin } from './own-origin.ts';
import { startPlayground } from './playground.ts';

/* The one script of the pages. Everything stands in the HTML already; this makes it answer. */
useOwnOrigin();
enableCopying();
for (const section of document.querySelectorAll<HTMLElement>('[data-playground]')) startPlayground(section);
