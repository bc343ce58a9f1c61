/* In place of helpers that packages bring and this app does not need. */

/** All that the app's packages use of tslib, which comes whole or not at all. */
export const __importDefault = (module: { __esModule?: boolean }): unknown =>
  module.__esModule ? module : { default: module };

/** `hoist-non-react-statics` copies what a class has of its own; no wrapped class here has any. */
export default function hoistStatics<T>(wrapper: T): T {
  return wrapper;
}
