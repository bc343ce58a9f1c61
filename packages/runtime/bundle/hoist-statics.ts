/** Copies what a class has of its own to the one that wraps it; no wrapped class here has any. */
export default function hoistStatics<T>(wrapper: T): T {
  return wrapper;
}
