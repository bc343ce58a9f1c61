type Listener<T> = (event: T) => void;

/** Tells listeners of events by name. */
export class Emitter<Events extends Record<string, unknown>> {
  #listeners = new Map<keyof Events, Set<Listener<never>>>();

  on<K extends keyof Events>(name: K, listener: Listener<Events[K]>): () => void {
    const known = this.#listeners.get(name) ?? new Set<Listener<never>>();
    known.add(listener);
    this.#listeners.set(name, known);
    return () => void known.delete(listener);
  }

  emit<K extends keyof Events>(name: K, event: Events[K]): number {
    const known = this.#listeners.get(name);
    known?.forEach((listener) => (listener as Listener<Events[K]>)(event));
    return known?.size ?? 0;
  }
}
