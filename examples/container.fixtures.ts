import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from './self-host.fixtures.ts';

const FOLDER = join(ROOT, 'examples/container');

export const containerText = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

export interface ComposeService {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string;
  read_only?: boolean;
  cap_drop?: string[];
  stop_grace_period?: string;
  volumes?: string[];
  ports?: string[];
  depends_on?: unknown;
}

/** The services, with what they take over from the blocks above them. */
export const COMPOSE = parse(containerText('compose.yaml'), { merge: true }) as {
  services: Record<string, ComposeService>;
};

export interface Probe {
  httpGet?: { path: string; port: string };
}

export interface Container {
  image: string;
  args?: string[];
  env?: { name: string; value: string }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  securityContext: {
    allowPrivilegeEscalation: boolean;
    readOnlyRootFilesystem: boolean;
    capabilities: { drop: string[] };
  };
  volumeMounts?: { name: string; mountPath: string }[];
}

export interface PodSpec {
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext: { runAsNonRoot: boolean; runAsUser: number };
  containers: Container[];
  volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[];
}

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  spec?: {
    replicas?: number;
    minAvailable?: number;
    selector?: Record<string, unknown> & { matchLabels?: Record<string, string> };
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
    ports?: { name: string; port: number; targetPort: string }[];
    rules?: { http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] } }[];
  };
}

/** Every document of every manifest. @throws {Error} for one that is no YAML */
export const MANIFESTS: readonly Manifest[] = readdirSync(join(FOLDER, 'kubernetes'))
  .toSorted()
  .flatMap((file) => parseAllDocuments(containerText(`kubernetes/${file}`)))
  .map((document) => {
    if (document.errors[0] !== undefined) throw document.errors[0];
    return document.toJS() as Manifest;
  });
