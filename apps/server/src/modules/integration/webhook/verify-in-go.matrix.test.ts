import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyCases, type VerifyCase } from '#test/webhook/verify-cases.fixtures.ts';
import { openWebhookHouse, type WebhookHouse } from '#test/webhook/webhook-house.fixtures.ts';

/** The Go of the page for consumers, as it stands there. */
const EXAMPLE = /```go\n([\s\S]*?)```/u.exec(
  readFileSync(new URL('../../../../../../docs/webhooks.md', import.meta.url), 'utf8'),
)?.[1];
const HARNESS = `package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"time"
)

func main() {
	var cases []struct {
		Headers map[string]string
		Body    string
		Secret  string
		Now     int64
	}
	if err := json.NewDecoder(os.Stdin).Decode(&cases); err != nil {
		panic(err)
	}
	for _, one := range cases {
		header := http.Header{}
		for name, value := range one.Headers {
			header.Set(name, value)
		}
		event, err := Verify(header, []byte(one.Body), one.Secret, time.Unix(one.Now, 0))
		if err != nil {
			fmt.Println("refused: " + err.Error())
		} else {
			fmt.Println(event.Type)
		}
	}
}
`;

const has_go = spawnSync('go', ['version']).status === 0;

function verifyInGo(cases: readonly VerifyCase[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-webhook-'));
  try {
    writeFileSync(join(folder, 'go.mod'), 'module example\n\ngo 1.19\n');
    writeFileSync(join(folder, 'webhook.go'), (EXAMPLE ?? '').replace('package webhook', 'package main'));
    writeFileSync(join(folder, 'main.go'), HARNESS);
    const run = spawnSync('go', ['run', '.'], {
      cwd: folder,
      input: JSON.stringify(cases),
      encoding: 'utf8',
      // Nothing is fetched, and what it compiles goes with the folder.
      env: { ...process.env, GOCACHE: join(folder, 'cache'), GOPROXY: 'off', GOTOOLCHAIN: 'local', GOFLAGS: '' },
    });
    if (run.status !== 0) throw new Error(run.stderr);
    return run.stdout.trim().split('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe.skipIf(!has_go)('a consumer in Go, with its standard library (trust C3)', () => {
  let house: WebhookHouse;
  beforeAll(async () => {
    house = await openWebhookHouse();
  });
  afterAll(() => house.close());

  test('takes what we send and refuses what was changed, is old or is signed with a secret that was rotated away', async () => {
    const expected = await verifyCases(house);
    expect(verifyInGo(expected.map(([one]) => one))).toEqual(expected.map(([, outcome]) => outcome));
  });
});
