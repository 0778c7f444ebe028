export { asWebp, compareSheets, contactSheet, type Picture } from './contact-sheet.ts';
export { photograph, type View } from './photograph.ts';
