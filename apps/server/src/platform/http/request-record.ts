import type { Endpoint } from '@sampan/contract';

/** What is kept of a call with a secret key: never what was sent or answered (decision 20). */
export interface RequestRecord {
  request_id: string;
  at_ms: number;
  company_id: string;
  key_id: string;
  endpoint: Pick<Endpoint, 'name' | 'method' | 'service' | 'path'>;
  status: number;
  error_code: string | null;
  duration_ms: number;
  ip: string;
  user_agent: string;
  is_replayed: boolean;
}

/** Takes a note without making the call wait. */
export type RecordRequest = (note: RequestRecord) => void;
