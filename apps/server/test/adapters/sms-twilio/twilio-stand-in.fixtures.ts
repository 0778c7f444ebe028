import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const TWILIO_ACCOUNT = {
  account_sid: 'AC00000000000000000000000000000001',
  auth_token: 'f00d',
  from: '+6531234567',
};

export interface TwilioStandIn {
  url: string;
  /** The form of every message it took. */
  messages: Record<string, string>[];
  /** Answered instead of taking the message, in Twilio's form of an error. */
  refusal: { status: number; code?: number } | null;
  close(): Promise<void>;
}

/** Twilio's Messages resource on this machine: refuses what its documentation does not allow. */
export async function startTwilioStandIn(): Promise<TwilioStandIn> {
  const { account_sid, auth_token } = TWILIO_ACCOUNT;
  const right_login = `Basic ${Buffer.from(`${account_sid}:${auth_token}`).toString('base64')}`;
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(body));
      if (request.headers.authorization !== right_login) return answer(401, { code: 20_003, message: 'Authenticate' });
      if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${account_sid}/Messages.json`)
        return answer(404, { code: 20_404, message: `${request.url} was not found` });
      if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
        return answer(415, { code: 20_415, message: 'Unsupported media type' });
      if (stand_in.refusal) {
        const { status, code } = stand_in.refusal;
        return answer(status, { code, message: `The number ${form['To']} cannot be reached`, status });
      }
      if (!/^\+[1-9]\d+$/u.test(form['To'] ?? '')) return answer(400, { code: 21_211, message: 'Invalid To' });
      if (!form['From'] === !form['MessagingServiceSid']) return answer(400, { code: 21_603, message: 'From' });
      if (!form['Body'] || form['Body'].length > 1600) return answer(400, { code: 21_617, message: 'Body' });
      stand_in.messages.push(form);
      return answer(201, { sid: `SM${String(stand_in.messages.length).padStart(32, '0')}`, status: 'queued' });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stand_in: TwilioStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages: [],
    refusal: null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return stand_in;
}
