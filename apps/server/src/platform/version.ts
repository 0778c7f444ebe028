import manifest from '../../package.json' with { type: 'json' };

/** The release that runs. */
export const SERVER_VERSION: string = manifest.version;
