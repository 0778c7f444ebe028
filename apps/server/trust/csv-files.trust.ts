import { endpoints } from '@sampan/contract';
import { createTestDatabase, startTestCluster, startTestServer } from '@sampan/testing';
import { callerOf } from './house-call.ts';
import { mostMemoryOf, memoryOf } from './process-memory.ts';

/** The largest file an import takes, and the largest the checklist asks about. */
const LARGEST = 5 * 1024 * 1024;
const HUGE = 20 * 1024 * 1024 + 1;
const AT_ONCE = 2;

const HEADER = 'reference_id,recipient_name,recipient_phone,recipient_address,recipient_post_code,package_content\n';
const ROW = 'R-1,Nguyễn Thị Ánh Tuyết,91234567,"Blk 145, Toa Payoh Lorong 2",310145,"Kaya jam, 6 jars"\n';

/** As many bytes, in whole lines as far as they go. */
const filled = (bytes: number, line: string): Buffer =>
  Buffer.concat([Buffer.from(HEADER), Buffer.alloc(bytes, line)], bytes);

const FILES: Readonly<Record<string, Buffer>> = {
  'rows to the last byte': filled(LARGEST, ROW),
  'one cell of a million letters': Buffer.from(
    `${HEADER}R-1,"${'x'.repeat(1_000_000)}",91234567,Lorong 2,310145,Kaya\n`,
  ),
  'ten thousand columns': Buffer.from(
    `${Array.from({ length: 10_000 }, (_, n) => `c${n}`).join(',')}\n${'x,'.repeat(9_999)}x\n`,
  ),
  'quotes that never end': filled(LARGEST, '"x\n'),
  'no line end at all': Buffer.alloc(LARGEST, 'x,'),
  'UTF-16': Buffer.from(`\uFEFF${HEADER}${ROW.repeat(10_000)}`, 'utf16le'),
  'a byte more than is taken': filled(LARGEST + 1, ROW),
  'twenty megabytes and one': filled(HUGE, ROW),
};

/** I2: files that are as large and as odd as they may be, several at once: what the process grows by, and what is said of them. */
export async function trustCsvFiles() {
  const cluster = await startTestCluster({ is_durable: true });
  const database = await createTestDatabase({ cluster });
  const server = await startTestServer({
    database_url: database.url,
    env: { SAMPAN_RATE_LIMIT_FACTOR: '100000', SAMPAN_LOG_LEVEL: 'silent' },
  });
  try {
    const { call } = await callerOf(server.url);
    const convert = async (file: Buffer) => {
      const body = { data_base64: file.toString('base64') };
      return call<{ code?: string; errors?: { message: string }[] }>(endpoints.convertCsv, { body }).catch(() => ({
        status: 0,
        body: {},
      }));
    };
    await convert(filled(100_000, ROW));
    const before = memoryOf(server.pid);
    const answers: { name: string; status: number }[] = [];
    for (const [name, file] of Object.entries(FILES))
      for (const { status } of await Promise.all(Array.from({ length: AT_ONCE }, () => convert(file))))
        answers.push({ name, status });
    const most = mostMemoryOf(server.pid);
    const wrong = answers.filter(({ status }) => status >= 500 || status === 0);
    if (wrong.length > 0) console.error(wrong);
    const tooLarge = answers.filter(({ name }) => name.startsWith('a byte more') || name.startsWith('twenty'));
    return [
      { name: 'I2 files, large and odd, two at once', value: answers.length, unit: 'files', target: '= 16' },
      { name: 'I2 answers of 500 and above, or none', value: wrong.length, unit: 'answers', target: '= 0' },
      {
        name: 'I2 files that were too large and refused as that',
        value: tooLarge.filter(({ status }) => status === 413 || status === 422).length,
        unit: 'files',
        target: `= ${tooLarge.length}`,
      },
      { name: 'I2 memory that the process grew by at most', value: most - before, unit: 'MB', target: '< 300' },
    ];
  } finally {
    await server.stop();
    await database.drop();
    await cluster.stop();
  }
}
