import { ROOT } from '../launch/root.mjs';
import { checkWorkspace } from './check-workspace.ts';

const started = performance.now();
const { violations, file_count } = await checkWorkspace(ROOT);
for (const { file, line, rule, message } of violations) console.log(`${file}:${line}  ${rule}: ${message}`);
const seconds = ((performance.now() - started) / 1000).toFixed(2);
console.log(`check-workspace: ${file_count} files, ${violations.length} violations, ${seconds} s`);
// The server's modules were loaded to ask for their routes: whatever they hold open must not keep the check alive.
process.exit(violations.length === 0 ? 0 : 1);
