import * as sdk from 'nylas';

/** Works around the SDK's types, which expect CommonJS and another `default`. */
export const Nylas = sdk.default as unknown as typeof sdk.default.default;
export type Nylas = InstanceType<typeof Nylas>;
