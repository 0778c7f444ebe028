import net from 'node:net';

interface BoundHandle {
  readonly fd: number;
  getsockname(into: { port?: number }): number;
  close(): void;
}
/** What Node's own cluster binds its sockets with; a `net.Server` would take the connections itself. */
type Bind = (address: string, port: number, family: 4) => BoundHandle | number;

/** A socket that outlives the servers that listen on it, as systemd holds one: nobody here takes its connections. */
export interface HeldSocket {
  readonly port: number;
  /** For `startTestServer({ socket })`, or among the `stdio` of a process. */
  readonly fd: number;
  close(): void;
}

/** Binds a free port of this machine. It listens once the first server does, and until this and all of them have closed it. */
export function holdSocket(): HeldSocket {
  const { _createServerHandle: bind } = net as unknown as { _createServerHandle: Bind };
  const handle = bind('127.0.0.1', 0, 4);
  if (typeof handle === 'number') throw new Error(`No socket could be bound: error ${handle}.`);
  const name: { port?: number } = {};
  handle.getsockname(name);
  return { port: name.port as number, fd: handle.fd, close: () => handle.close() };
}
