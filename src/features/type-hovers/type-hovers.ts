import { TYPE, type TypeHoversModule } from './type-attributes';

/** Address of the module that shows types; the bundler of the first view puts it in. */
declare const LAZY_MODULES: { readonly typeHovers: string };

async function load(event: Event): Promise<void> {
  const token = (event.target as Element | null)?.closest?.<HTMLElement>(`[${TYPE}]`);
  if (!token) return;
  const { enter } = (await import(LAZY_MODULES.typeHovers)) as TypeHoversModule;
  enter(token, event);
}

/** Loads what shows the types of a sample when one of its words is pointed at, focused or tapped. */
export function startTypeHovers(): void {
  for (const name of ['pointerover', 'focusin', 'click']) addEventListener(name, load);
}
