import * as sdk from 'nylas';

/** The SDK's types take it for CommonJS, so they look for its class one `default` further than it is. */
export const Nylas = sdk.default as unknown as typeof sdk.default.default;
export type Nylas = InstanceType<typeof Nylas>;
