/**
 * Folder the running script came from, such as `https://ship.example/sdk/v1/`. A module that went through a shop's own bundler
 * does not know it; the build for the server puts another file in this one's place that does.
 */
export const SDK_BASE_URL: string | null = null;
