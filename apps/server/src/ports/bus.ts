/** Wakes the servers of one installation. Messages carry no data: whoever wakes reads the rows. */
export interface Bus {
  /** Calls `onWake` whenever somebody announced `channel`, and once after every reconnect, because something may have been missed. */
  listen(channel: string, onWake: () => void): Promise<void>;
  stop(): Promise<void>;
}
