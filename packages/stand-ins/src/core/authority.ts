import { randomBytes } from 'node:crypto';

interface Grant {
  shop_id: string;
  access_token: string;
  refresh_token: string;
  access_ends_ms: number;
  refresh_ends_ms: number;
  /** The one before: some channels accept it until the new one is used. */
  former_refresh_token: string;
}

export interface TokenLife {
  code_ms: number;
  access_ms: number;
  refresh_ms: number;
  /** Whether each refresh hands out a new refresh token and ends the old one. */
  rotates: boolean;
  /** Whether a refresh begins the refresh token's life anew. */
  lengthens: boolean;
  /** Whether the former refresh token may be tried again until the new one is used. */
  forgives_former: boolean;
}

const token = () => randomBytes(18).toString('hex');

/** Codes and tokens of one channel: a code is good once, a rotated refresh token is good no more. */
export class Authority {
  readonly #life: TokenLife;
  readonly #now: () => number;
  readonly #codes = new Map<string, { shop_id: string; ends_ms: number }>();
  readonly #grants: Grant[] = [];

  constructor(life: TokenLife, now: () => number) {
    this.#life = life;
    this.#now = now;
  }

  issueCode(shop_id: string): string {
    const code = token();
    this.#codes.set(code, { shop_id, ends_ms: this.#now() + this.#life.code_ms });
    return code;
  }

  /** Tokens for a code. Null for one that was used, has ended, or never was. */
  redeem(code: string): Grant | null {
    const found = this.#codes.get(code);
    this.#codes.delete(code);
    return found === undefined || found.ends_ms < this.#now() ? null : this.issue(found.shop_id);
  }

  issue(shop_id: string): Grant {
    const grant: Grant = {
      shop_id,
      access_token: token(),
      refresh_token: token(),
      access_ends_ms: this.#now() + this.#life.access_ms,
      refresh_ends_ms: this.#now() + this.#life.refresh_ms,
      former_refresh_token: '',
    };
    this.#grants.push(grant);
    return grant;
  }

  /** Null for a refresh token that was used up, has ended, or never was. */
  refresh(refresh_token: string): Grant | null {
    const { rotates, lengthens, forgives_former, access_ms, refresh_ms } = this.#life;
    const grant = this.#grants.find(
      (one) => one.refresh_token === refresh_token || (forgives_former && one.former_refresh_token === refresh_token),
    );
    if (refresh_token === '' || grant === undefined || grant.refresh_ends_ms < this.#now()) return null;
    grant.access_token = token();
    grant.access_ends_ms = this.#now() + access_ms;
    if (rotates) {
      grant.former_refresh_token = refresh_token;
      grant.refresh_token = token();
    }
    if (lengthens) grant.refresh_ends_ms = this.#now() + refresh_ms;
    return grant;
  }

  /** The shop an access token opens; using it ends the former refresh token. */
  shopOf(access_token: string | undefined): string | null {
    const grant = this.#grants.find((one) => one.access_token === access_token);
    if (grant === undefined || grant.access_ends_ms < this.#now()) return null;
    grant.former_refresh_token = '';
    return grant.shop_id;
  }

  /** Ends everything of a shop, as a merchant does in the channel's own settings. */
  revoke(shop_id: string): void {
    for (let index = this.#grants.length - 1; index >= 0; index -= 1)
      if (this.#grants[index]?.shop_id === shop_id) this.#grants.splice(index, 1);
  }

  lifeOf(grant: { access_ends_ms: number; refresh_ends_ms: number }): { access_s: number; refresh_s: number } {
    return {
      access_s: Math.round((grant.access_ends_ms - this.#now()) / 1000),
      refresh_s: Math.round((grant.refresh_ends_ms - this.#now()) / 1000),
    };
  }
}
