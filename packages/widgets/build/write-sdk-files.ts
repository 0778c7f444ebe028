import { writeFileSync } from 'node:fs';
import { writeDeclarativeShadows } from './declarative-shadow.ts';
import { fileOf, messageModule, OTHER_LANGUAGES } from './plugins/widget-messages.ts';
import { reservedCss } from './reserved-css.ts';
import { widgetDefinitions } from './widget-definitions.ts';
import { MESSAGE_PARTS, sdkVersion, widgetNames } from './widget-list.ts';
import { writeIntegrity } from './write-integrity.ts';

/**
 * What of the SDK is no bundle: a module per widget and language, `all.js` for pages with all widgets, `sampan.css`, and
 * `<widget>.shadow.html` with `<widget>.css` for servers that draw the widget's place into their pages.
 */
export async function writeSdkFiles(folder: string): Promise<void> {
  const names = widgetNames();
  for (const list of [...names, 'map', ...MESSAGE_PARTS])
    for (const language of OTHER_LANGUAGES)
      writeFileSync(`${folder}/${fileOf(list)}.${language}.js`, await messageModule(list, language));
  writeFileSync(`${folder}/all.js`, names.map((name) => `import './set.${name}.js';\n`).join(''));
  writeFileSync(`${folder}/version.json`, JSON.stringify({ version: sdkVersion() }));
  writeFileSync(`${folder}/sampan.css`, reservedCss(await widgetDefinitions()));
  await writeDeclarativeShadows(folder, names);
  writeIntegrity(folder);
}
