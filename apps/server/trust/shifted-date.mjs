// Loaded before a server: its machine's clock is wrong by as many milliseconds as the file at CLOCK_SHIFT_FILE says, and may be
// turned while it runs. Timers and `performance` go on as they do when somebody sets a clock.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_SHIFT_FILE;
const RealDate = Date;
const realNow = Date.now.bind(Date);
const shift = () => Number(readFileSync(file, 'utf8')) || 0;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(realNow() + shift());
    else super(...parts);
  }
  static now() {
    return realNow() + shift();
  }
};
