/** Version of the SDK: what `define` compares, and the folder under which the server keeps it forever. */
export const SDK_VERSION = '1.1.0';
