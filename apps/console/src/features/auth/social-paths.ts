/** Where the providers are connected and disconnected. */
export const SECURITY_PATH = '/settings/security';
