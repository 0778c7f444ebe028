import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  recipients: string[];
  /** Header and body as they came over the line, dots unstuffed. */
  source: string;
}

export interface SmtpStandIn {
  /** With the name and password it asks for. */
  url: string;
  /** Every mail it took, in order. */
  mails: ReceivedMail[];
  /** Replaces the reply to a command, such as `RCPT TO:<gone@`; undefined leaves the usual one, null breaks the line. */
  answer: (command: string) => string | null | undefined;
  /** Takes the next mail and breaks the line instead of saying so. */
  losesNextAcknowledgement: boolean;
  close(): Promise<void>;
}

const LOGIN = 'AUTH PLAIN AG1lcmNoYW50AHNlY3JldA==';

/** A mail server on this machine that insists on what RFC 5321 and its account ask for: greeting, login, order of commands. */
export async function startSmtpStandIn(): Promise<SmtpStandIn> {
  const sockets = new Set<Socket>();
  const stand_in: SmtpStandIn = {
    url: '',
    mails: [],
    answer: () => undefined,
    losesNextAcknowledgement: false,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    const say = (line: string) => socket.write(`${line}\r\n`);
    let is_in = false;
    let mail: ReceivedMail | null = null;
    let body: string[] | null = null;
    let rest = '';

    const endMail = () => {
      if (mail && body) stand_in.mails.push({ ...mail, source: body.join('\r\n') });
      mail = null;
      body = null;
      if (!stand_in.losesNextAcknowledgement) return say('250 2.0.0 taken');
      stand_in.losesNextAcknowledgement = false;
      return socket.destroy();
    };
    const command = (line: string) => {
      const special = stand_in.answer(line);
      if (special === null) return socket.destroy();
      if (special !== undefined) return say(special);
      if (line.startsWith('EHLO ')) return socket.write('250-stand-in.test\r\n250-8BITMIME\r\n250 AUTH PLAIN\r\n');
      if (line.startsWith('AUTH')) {
        is_in = line === LOGIN;
        return say(is_in ? '235 2.7.0 welcome' : '535 5.7.8 wrong password');
      }
      if (line === 'QUIT') return socket.end('221 2.0.0 bye\r\n');
      if (!is_in) return say('530 5.7.0 sign in first');
      if (line.startsWith('MAIL FROM:')) {
        mail = { from: /<(.*?)>/u.exec(line)?.[1] ?? '', recipients: [], source: '' };
        return say('250 2.1.0 go on');
      }
      if (!mail) return say('503 5.5.1 MAIL first');
      if (line.startsWith('RCPT TO:')) {
        mail.recipients.push(/<(.*?)>/u.exec(line)?.[1] ?? '');
        return say('250 2.1.5 go on');
      }
      if (line !== 'DATA' || mail.recipients.length === 0) return say('502 5.5.2 what?');
      body = [];
      return say('354 end with a dot');
    };

    say('220 stand-in.test ESMTP');
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!body) command(line);
        else if (line === '.') endMail();
        else body.push(line.replace(/^\.\./u, '.'));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stand_in.url = `smtp://merchant:secret@127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stand_in;
}
