/** All that the app's packages use of tslib, which comes whole or not at all. */
export const __importDefault = (module: { __esModule?: boolean }): unknown =>
  module.__esModule ? module : { default: module };
