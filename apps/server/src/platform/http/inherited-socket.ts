import { once } from 'node:events';
import type { Server } from 'node:net';
import { EnvError } from '../config/env-error.ts';

/** Where the first inherited socket is: SD_LISTEN_FDS_START. */
const FIRST = 3;

/**
 * The listening socket that whoever started this process holds open for it, as systemd does for a unit with a `.socket`
 * (sd_listen_fds(3)). It outlives the process: who connects while the server restarts waits in the kernel for the next one,
 * and nobody is refused or reset.
 *
 * @param env `LISTEN_PID` says whom the sockets are for, `LISTEN_FDS` how many there are
 * @returns its file descriptor; null when there is none for this process, which then opens a socket of its own
 * @throws EnvError when there are several: one is for HTTP, and nobody would listen on the others
 */
export function inheritedSocket(env: NodeJS.ProcessEnv, pid: number): number | null {
  if (env['LISTEN_PID'] !== String(pid)) return null;
  const count = Number(env['LISTEN_FDS'] ?? '0');
  if (count === 0) return null;
  if (count !== 1)
    throw new EnvError(
      `LISTEN_FDS is ${env['LISTEN_FDS']}, but Sampan listens on one socket: leave one ListenStream= in sampan.socket.`,
    );
  return FIRST;
}

/**
 * Lets a server listen on the socket it was given, or on one of its own.
 *
 * @param socket as `inheritedSocket` answers
 * @throws EnvError when what was given is no socket to listen on; the error of Node.js when an own one cannot be opened
 */
export async function listenOn(
  server: Server,
  socket: number | null,
  { PORT, HOST }: { PORT: number; HOST: string },
): Promise<void> {
  try {
    const heard = once(server, 'listening');
    if (socket === null) server.listen(PORT, HOST);
    else server.listen({ fd: socket });
    await heard;
  } catch (error) {
    if (socket === null) throw error;
    throw new EnvError(
      `File descriptor ${socket}, named by LISTEN_FDS, is no socket to listen on (${String(error)}): start Sampan through sampan.socket, or without LISTEN_FDS.`,
    );
  }
}
